import { ApiFailure } from '../../api/errors'
import { learnerCalls } from '../../api/learner'
import { inOneTab } from '../../device/tab-lock'
import { onOtherTabNews } from '../../device/tab-news'
import { onWake } from '../../device/wake'
import { useLearnerStore } from '../learner/learner-store'
import { useViewsStore } from '../learner/views'
import { useMemoryStore } from '../memory/memory-store'
import { authorizedFetch } from '../session/live-session'
import { onSessionChange, readUser } from '../session/session'
import { forgetFullAccount, tellWithinRoom } from './full-account'
import { askOwner, deviceReplaced, endOwnerQuestion } from './owner-question'
import { freshState, isUntouched, readState } from './sync-device'
import { type Send, syncRound } from './sync-round'

/** A change waits so long for others to go with it. */
const gatherMs = 5_000
/** With nothing to tell the account is still listened to so often, and when the page is looked at again unless it just was. */
const listenMs = 4 * 60_000
const restMs = 15_000

const { sync } = learnerCalls(authorizedFetch)
let isFollowing = false
let running: Promise<void> | null = null
let isGathering = false
let listenedAt = 0
let followed: string | undefined

/** Keeps this device and the account of who is signed in the same, from now on. */
export function followSync(): void {
  if (isFollowing) return
  isFollowing = true
  for (const store of [useLearnerStore, useViewsStore, useMemoryStore]) store.subscribe(tellSoon)
  onSessionChange(followSession)
  onOtherTabNews((topic) => {
    if (topic === deviceReplaced) location.reload() // before this tab writes again what was let go
  })
  onWake(() => {
    if (Date.now() - listenedAt > restMs) void syncNow()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void run(false)
  })
  setInterval(() => {
    if (document.visibilityState === 'visible') void syncNow()
  }, listenMs)
  followSession()
}

/** Tells and listens now; it never fails, because what did not get through is told the next time. */
export function syncNow(): Promise<void> {
  return run(true)
}

function followSession() {
  const user = readUser()
  if (user?.id !== followed) forgetFullAccount()
  if (user === null) endOwnerQuestion()
  else if (user.id !== followed) void syncNow()
  followed = user?.id
}

function tellSoon() {
  if (isGathering || readUser() === null) return
  isGathering = true
  setTimeout(() => {
    isGathering = false
    void run(false)
  }, gatherMs)
}

function run(isListening: boolean): Promise<void> {
  if (!navigator.onLine) return Promise.resolve() // `onWake` hears when it is
  if (running) return isListening ? running.then(() => run(true)) : running
  running = rounds(isListening)
    .catch(() => undefined) // offline, or the server is: the next change, look or minute tries again
    .finally(() => {
      running = null
    })
  return running
}

async function rounds(isListening: boolean): Promise<void> {
  let isMore = true
  for (let round = 0; isMore; round++) isMore = await inOneTab('verbena-sync', () => oneRound(isListening || round > 0))
  if (isListening) listenedAt = Date.now()
}

async function oneRound(isListening: boolean): Promise<boolean> {
  const user = readUser()
  if (user === null || !useViewsStore.getState().isLoaded) return false
  const state = await readState()
  if (state && state.userId !== user.id && !(await isUntouched())) {
    askOwner(user)
    return false
  }
  const ours = state?.userId === user.id ? state : freshState(user.id)
  return tellWithinRoom((telling) => syncRound(ours, sendAs(user.id), isListening, telling))
}

/** What is one person's is neither sent nor taken in once somebody else is signed in. */
export function sendAs(userId: string): Send {
  function check() {
    if (readUser()?.id !== userId) throw new ApiFailure('unauthorized')
  }
  return async (input) => {
    check()
    const answer = await sync(input)
    check()
    return answer
  }
}
