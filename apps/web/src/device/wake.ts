/** Calls back when the app may have missed something: the network is back, or the page is looked at again. */
export function onWake(callback: () => void): () => void {
  function look() {
    if (document.visibilityState === 'visible') callback()
  }
  window.addEventListener('online', callback)
  document.addEventListener('visibilitychange', look)
  return () => {
    window.removeEventListener('online', callback)
    document.removeEventListener('visibilitychange', look)
  }
}
