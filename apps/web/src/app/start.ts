import { keepOffline } from '../device/offline'
import { followOtherTabs } from '../state/learner/learner-store'
import { recordVisit } from '../state/learner/use-learner'
import { loadViews } from '../state/learner/views'
import { applyMotion } from '../state/motion'
import { startPlan } from '../state/plan'
import { startSession } from '../state/session/session'

/** What runs once, before the first screen: nothing here keeps the first word waiting. */
export function start(): void {
  logSurprises()
  applyMotion()
  countVisits()
  followOtherTabs()
  void loadViews()
  startSession()
  startPlan()
  keepOffline()
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
}
