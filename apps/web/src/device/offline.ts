import { afterFirstScreen } from '../lib/after-first-screen'

/** Registers the worker that keeps the app for use without a network. It fetches all of the app, so it comes after the first screen. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  afterFirstScreen(() => {
    // without it everything works but offline, so a refusal needs no words
    navigator.serviceWorker.register('/sw.js').catch(() => undefined)
  })
}
