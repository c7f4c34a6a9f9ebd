import '../device/worker-at-start'
import { isNative } from '../device/platform'
import { afterFirstScreen } from '../lib/after-first-screen'
import { followOtherTabs } from '../state/learner/learner-store'
import { recordVisit } from '../state/learner/use-learner'
import { loadViews } from '../state/learner/views'
import { applyMotion } from '../state/motion'
import { readUser, startSession } from '../state/session/session'
import type { AppRouter } from './router'

/** What runs once, before the first screen: nothing here keeps the first word waiting. */
export function start(router: AppRouter): void {
  logSurprises()
  applyMotion()
  countVisits()
  followOtherTabs()
  void loadViews()
  startSession()
  keepSession()
  followPlanLater()
  syncLater()
  tendLater(router)
  if (isNative()) joinDevice(router)
}

/** Whoever is signed in has their tokens kept fresh from now on; a visitor's first word comes before what only signing in will need. */
function keepSession() {
  const keep = () => void import('../state/session/live-session').then(({ openSession }) => openSession()).catch(() => undefined) // asked for again by whatever needs it
  if (readUser() === null) afterFirstScreen(keep)
  else keep()
}

/** The plan stored on this device is shown at once. The server is asked for it once the first screen had its time; where people sign in, at once. */
function followPlanLater() {
  const follow = () => void import('../state/plan-checks').then(({ followPlan }) => followPlan()).catch(() => undefined) // what is stored holds
  if (location.pathname === '/auth') follow()
  else afterFirstScreen(follow)
}

/** The account is told what was learned here, and this device what was learned elsewhere. */
function syncLater() {
  const follow = () => void import('./sync').then(({ keepSynced }) => keepSynced()).catch(() => undefined) // the next start tries again
  if (location.pathname === '/auth') follow()
  else afterFirstScreen(follow)
}

/** Everything else can wait until the first screen had its time. */
function tendLater(router: AppRouter) {
  afterFirstScreen(() => import('./tend').then(({ tend }) => tend(router)).catch(() => undefined)) // the next start tries again
}

/** Inside the apps the phone's own abilities take the browser's place. */
function joinDevice(router: AppRouter) {
  import('./native').then(({ startNative }) => startNative(router)).catch(() => undefined) // without them it is a web page
}

/** Opening the app is a visit, and so is coming back to it on a new day (spec §4). */
function countVisits() {
  recordVisit()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') recordVisit()
  })
}

/** Spec §1: global errors and unhandled rejections are only logged and suppressed. */
function logSurprises() {
  window.addEventListener('error', (event) => {
    console.error('Unexpected error', event.error)
    event.preventDefault()
  })
  window.addEventListener('unhandledrejection', (event) => {
    console.error('Unhandled rejection', event.reason)
    event.preventDefault()
  })
  // whatever screen asked for the part says this in place of a browser's own words
  window.addEventListener('vite:preloadError', ({ payload }) => {
    payload.message = 'This part could not be loaded. Check your connection and try again.'
  })
}
