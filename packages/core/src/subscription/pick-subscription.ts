import type { Plan } from './plan'

/** The states a payment provider knows; the names are Stripe's. */
export const subscriptionStatuses = [
  'active',
  'trialing',
  'past_due',
  'canceled',
  'unpaid',
  'paused',
  'incomplete',
  'incomplete_expired',
] as const

export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

/** One subscription as the payment provider tells it. */
export type ProviderSubscription = {
  id: string
  status: SubscriptionStatus
  plan: Plan
  createdAt: Date
  periodStart: Date
  periodEnd: Date
  /** Asked to end with the period; nothing more will be paid. */
  cancelAtPeriodEnd: boolean
  /** Ended by the provider because nobody paid, or because the payment was taken back. */
  endedUnpaid: boolean
}

const dayMs = 24 * 60 * 60 * 1000
/** A renewal that failed is tried again for days; nobody is locked out over an expired card at once. */
const graceMs = 7 * dayMs
/** A renewal is news that can be late; it must not lock out somebody who paid. */
const lateNewsMs = 3 * dayMs

/** Until when a subscription opens what is sold; null when it opens nothing. */
export function accessEnd(subscription: ProviderSubscription): Date | null {
  const { status, periodStart, periodEnd, cancelAtPeriodEnd, endedUnpaid } = subscription
  if (status === 'active' || status === 'trialing') return cancelAtPeriodEnd ? periodEnd : later(periodEnd, lateNewsMs)
  // The period that was not paid has already begun, so the grace counts from its start.
  if (status === 'past_due') return earlier(later(periodStart, graceMs), periodEnd)
  // What was paid for stays open, whenever the subscription was ended.
  if (status === 'canceled') return endedUnpaid ? null : periodEnd
  return null
}

/** Which of someone's subscriptions counts now: one that opens something, the one that gives most; undefined when none does. */
export function pickSubscription(subscriptions: readonly ProviderSubscription[], now: Date): ProviderSubscription | undefined {
  return subscriptions.filter((one) => isOpen(one, now)).sort(bestFirst)[0]
}

/** Whether a subscription can still cost money, so that another one would be paid twice. */
export function isRunning({ status }: ProviderSubscription): boolean {
  return status !== 'canceled' && status !== 'incomplete' && status !== 'incomplete_expired'
}

function isOpen(subscription: ProviderSubscription, now: Date): boolean {
  const end = accessEnd(subscription)
  return end !== null && end > now
}

/** Yearly before monthly, one that goes on before one that ends, then the later end; the id makes the order total. */
function bestFirst(one: ProviderSubscription, other: ProviderSubscription): number {
  return (
    Number(other.plan === 'yearly') - Number(one.plan === 'yearly') ||
    Number(goesOn(other)) - Number(goesOn(one)) ||
    other.periodEnd.getTime() - one.periodEnd.getTime() ||
    (one.id < other.id ? -1 : 1)
  )
}

function goesOn({ status, cancelAtPeriodEnd }: ProviderSubscription): boolean {
  return (status === 'active' || status === 'trialing') && !cancelAtPeriodEnd
}

function later(date: Date, ms: number): Date {
  return new Date(date.getTime() + ms)
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other
}
