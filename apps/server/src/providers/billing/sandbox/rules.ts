import { knownPrices, type Plan } from '@verbena/core/subscription/plan'
import type { sandboxSubscriptions } from '../../../db/schema/subscription'

export type SandboxSubscription = typeof sandboxSubscriptions.$inferSelect

const dayMs = 24 * 60 * 60 * 1000
/** How long a payment that failed may be made up for before the subscription ends. */
const patienceMs = 7 * dayMs

/** One month or year later, on the last day where that month is shorter. */
export function addPeriod(from: Date, plan: Plan): Date {
  const to = new Date(from)
  to.setUTCMonth(to.getUTCMonth() + (plan === 'yearly' ? 12 : 1))
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0)
  return to
}

/** What has become of a subscription by now: renewed, changed, unpaid or ended, as often as time asks for. */
export function settle(subscription: SandboxSubscription, now: Date): SandboxSubscription {
  if (subscription.status === 'canceled' || nextMoment(subscription) > now) return subscription
  return settle(pass(subscription), now)
}

/** When something happens next, if nobody does anything. */
export function nextMoment({ status, periodStart, periodEnd }: SandboxSubscription): Date {
  return status === 'past_due' ? new Date(periodStart.getTime() + patienceMs) : periodEnd
}

function pass(subscription: SandboxSubscription): SandboxSubscription {
  const { status, cancelAtPeriodEnd, nextPlan, nextPaymentFails, periodEnd } = subscription
  if (status === 'past_due') return { ...subscription, status: 'canceled', endedUnpaid: true }
  if (cancelAtPeriodEnd) return { ...subscription, status: 'canceled' }
  const plan = nextPlan ?? subscription.plan
  const period = { periodStart: periodEnd, periodEnd: addPeriod(periodEnd, plan) }
  return { ...subscription, ...period, plan, nextPlan: null, nextPaymentFails: false, status: nextPaymentFails ? 'past_due' : 'active' }
}

/** The same subscription as if the time until its next moment had gone by: its past moves, the clock does not. */
function letTimePass(subscription: SandboxSubscription, now: Date): SandboxSubscription {
  const ms = Math.max(0, nextMoment(subscription).getTime() - now.getTime())
  const back = (date: Date) => new Date(date.getTime() - ms)
  const { createdAt, periodStart, periodEnd } = subscription
  return settle({ ...subscription, createdAt: back(createdAt), periodStart: back(periodStart), periodEnd: back(periodEnd) }, now)
}

/** What changing to yearly costs today: a year, less the days of this month that are paid and not used. */
export function upgradeCost({ periodStart, periodEnd }: SandboxSubscription, now: Date) {
  const days = Math.round((periodEnd.getTime() - periodStart.getTime()) / dayMs)
  const daysLeft = Math.max(0, Math.floor((periodEnd.getTime() - now.getTime()) / dayMs))
  const creditCents = Math.floor((knownPrices.monthly * daysLeft) / days)
  return { creditCents, dueCents: knownPrices.yearly - creditCents, nextPayment: addPeriod(now, 'yearly') }
}

export const sandboxActions = ['upgrade', 'downgrade', 'keep-yearly', 'cancel', 'renew', 'fail-payment', 'pay', 'let-time-pass'] as const

export type SandboxAction = (typeof sandboxActions)[number]

/** What may be done with a subscription as it is. */
export function actionsFor({ status, plan, nextPlan, cancelAtPeriodEnd, nextPaymentFails }: SandboxSubscription): SandboxAction[] {
  if (status === 'canceled') return []
  if (status === 'past_due') return ['pay', 'cancel', 'let-time-pass']
  if (cancelAtPeriodEnd) return ['renew', 'let-time-pass']
  const change: SandboxAction = plan === 'monthly' ? 'upgrade' : nextPlan ? 'keep-yearly' : 'downgrade'
  return [change, 'cancel', ...(nextPaymentFails ? [] : (['fail-payment'] as const)), 'let-time-pass']
}

/** The subscription after an action; unchanged when the action is not open to it. */
export function act(subscription: SandboxSubscription, action: SandboxAction, now: Date): SandboxSubscription {
  if (!actionsFor(subscription).includes(action)) return subscription
  switch (action) {
    case 'upgrade':
      return { ...subscription, plan: 'yearly', periodStart: now, periodEnd: addPeriod(now, 'yearly') }
    case 'downgrade':
      return { ...subscription, nextPlan: 'monthly' }
    case 'keep-yearly':
      return { ...subscription, nextPlan: null }
    case 'cancel':
      // Nobody paid for the period under way, so nothing is left to keep.
      if (subscription.status === 'past_due') return { ...subscription, status: 'canceled', endedUnpaid: true }
      return { ...subscription, cancelAtPeriodEnd: true, nextPlan: null }
    case 'renew':
      return { ...subscription, cancelAtPeriodEnd: false }
    case 'fail-payment':
      return { ...subscription, nextPaymentFails: true }
    case 'pay':
      return { ...subscription, status: 'active' }
    case 'let-time-pass':
      return letTimePass(subscription, now)
  }
}
