/** Calls back when the app may have missed something: the network is back, or the page is looked at or typed into again; apps say so themselves. */
export function onWake(callback: () => void): () => void {
  function look() {
    if (document.visibilityState === 'visible') callback()
  }
  window.addEventListener('online', callback)
  // a page beside another window stays visible all the time
  window.addEventListener('focus', look)
  document.addEventListener('visibilitychange', look)
  document.addEventListener('resume', callback)
  return () => {
    window.removeEventListener('online', callback)
    window.removeEventListener('focus', look)
    document.removeEventListener('visibilitychange', look)
    document.removeEventListener('resume', callback)
  }
}

/** Calls back when the person leaves the app, after which it may be ended without a further word. */
export function onLeave(callback: () => void): () => void {
  function look() {
    if (document.visibilityState === 'hidden') callback()
  }
  document.addEventListener('visibilitychange', look)
  document.addEventListener('pause', callback)
  return () => {
    document.removeEventListener('visibilitychange', look)
    document.removeEventListener('pause', callback)
  }
}
