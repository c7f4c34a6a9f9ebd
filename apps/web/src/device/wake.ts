/** Calls back when the app may have missed something: the network is back, or the page is looked at or typed into again. */
export function onWake(callback: () => void): () => void {
  function look() {
    if (document.visibilityState === 'visible') callback()
  }
  window.addEventListener('online', callback)
  // a page beside another window stays visible all the time
  window.addEventListener('focus', look)
  document.addEventListener('visibilitychange', look)
  return () => {
    window.removeEventListener('online', callback)
    window.removeEventListener('focus', look)
    document.removeEventListener('visibilitychange', look)
  }
}
