import { isNative } from './platform'
import { onWake } from './wake'
import { workerAtStart } from './worker-at-start'

/** Open for days, a page asks for a new version at most so often. */
const betweenLooksMs = 60 * 60 * 1000
/** How long a new version gets to take over before the page is loaded again all the same. */
const patienceMs = 3000

let found: ServiceWorkerRegistration | null = null

/**
 * Registers the worker that keeps the app for use without a network. It fetches all of the app, so it comes after the first screen.
 * Calls back whenever there is a newer version than the one this page runs.
 */
export async function keepOffline(onNewVersion: () => void): Promise<void> {
  if (isNative() || !import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  let isFirst = serviceWorker.controller === null
  serviceWorker.addEventListener('controllerchange', () => {
    // the first worker of all takes this page into its care; any later one was let in by another tab
    if (!isFirst) onNewVersion()
    isFirst = false
  })
  const registration = await serviceWorker.register('/sw.js').catch(() => null)
  if (!registration) return // refused, or answered with nothing by a browser that keeps workers out
  found = registration
  // let in by another tab before this one came to follow
  const isTakenOver = workerAtStart !== null && serviceWorker.controller !== workerAtStart
  if (isTakenOver || (registration.waiting && !isFirst)) onNewVersion()
  const follow = () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && serviceWorker.controller) onNewVersion()
    })
  }
  follow()
  registration.addEventListener('updatefound', follow)
  lookNowAndThen(registration)
}

/** Loads the page again, as the newest version there is. */
export function loadNewVersion(): void {
  const reload = () => location.reload()
  const waiting = found?.waiting
  if (waiting) navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
  waiting?.postMessage('take-over')
  setTimeout(reload, waiting ? patienceMs : 0)
}

function lookNowAndThen(registration: ServiceWorkerRegistration) {
  let lookedAt = Date.now()
  onWake(() => {
    if (Date.now() - lookedAt < betweenLooksMs) return
    lookedAt = Date.now()
    registration.update().catch(() => undefined) // offline, or the server is: the next look tries again
  })
}
