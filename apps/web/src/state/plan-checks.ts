import { type ConfirmedPlan, confirmedPlanSchema } from '@verbena/core/subscription/confirmed-plan'
import * as v from 'valibot'
import { subscriptionCalls } from '../api/subscription'
import { keyValue, onOtherTabChange } from '../device/storage'
import { onWake } from '../device/wake'
import { planKey, readConfirmedPlan, showPlan } from './plan'
import { createPlanKeeper } from './plan-keeper'
import { authorizedFetch } from './session/live-session'
import { onSessionChange, readUser } from './session/session'

const keeper = createPlanKeeper({
  ask: subscriptionCalls(authorizedFetch).check,
  now: Date.now,
  userId: () => readUser()?.id,
  known: readConfirmedPlan,
  show: showPlan,
  keep,
})
let isFollowing = false
let askedFor: string | undefined

/** Asks for the plan of who is signed in, and again for whoever signs in later and whenever the app may have missed something. */
export function followPlan(): void {
  if (isFollowing) return
  isFollowing = true
  onSessionChange(followSession)
  onOtherTabChange(planKey, adopt)
  onWake(() => void keeper.wake())
  followSession()
}

/** Asks for the latest unless that was just done. */
export const freshenPlan = keeper.wake
/** To be called as a page of the payment provider opens. */
export const expectPlanChange = keeper.expectChange

/** Spec §4: the status is loaded once for a signed-in session, and cleared with it. */
function followSession() {
  const userId = readUser()?.id
  const isAnother = userId !== askedFor
  askedFor = userId // before asking: the first call opens the session, which tells of it again
  if (userId === undefined) forget()
  else if (isAnother) void keeper.check()
}

function keep(plan: ConfirmedPlan) {
  showPlan(plan)
  try {
    keyValue.set(planKey, JSON.stringify(plan))
  } catch {
    // full or turned off: it lasts as long as the page
  }
}

function forget() {
  showPlan(null)
  keyValue.remove(planKey)
}

/** What another tab was told counts here too. */
function adopt(text: string | null) {
  const plan = readPlanText(text)
  if (plan && plan.userId === readUser()?.id) showPlan(plan)
}

function readPlanText(text: string | null): ConfirmedPlan | null {
  try {
    return v.parse(confirmedPlanSchema, JSON.parse(text ?? ''))
  } catch {
    return null // torn, or cleared by signing out
  }
}
