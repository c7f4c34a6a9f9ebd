import * as v from 'valibot'
import type { StatusAnswer } from './answers'
import { plans } from './plan'

/** What the server last said about someone's subscription, as this device keeps it; times in milliseconds since 1970. */
export type ConfirmedPlan = v.InferOutput<typeof confirmedPlanSchema>

export const confirmedPlanSchema = v.object({
  userId: v.string(),
  plan: v.nullable(v.picklist(plans)),
  end: v.nullable(v.number()),
  /** It ends then instead of renewing. */
  cancels: v.boolean(),
  /** When the server said so. */
  at: v.number(),
})

/** An answer of the server as a state to keep; whoever is not subscribed has no plan and no end. */
export function confirmPlan(userId: string, { subscribed, subscription_end, plan, cancels }: StatusAnswer, at: number): ConfirmedPlan {
  if (!subscribed || plan === null) return noPlan(userId, at)
  return { userId, plan, end: subscription_end === null ? null : Date.parse(subscription_end), cancels, at }
}

/** A state without a subscription. */
export function noPlan(userId: string, at: number): ConfirmedPlan {
  return { userId, plan: null, end: null, cancels: false, at }
}
