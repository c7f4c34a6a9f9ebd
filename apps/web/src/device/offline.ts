/** Registers the worker that keeps the app for use without a network: after the first screen, and only where there is one. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  window.addEventListener('load', () => {
    // without it everything works but offline, so a refusal needs no words
    navigator.serviceWorker.register('/sw.js').catch(() => undefined)
  })
}
