import { type ProviderSubscription, subscriptionStatuses } from '@verbena/core/subscription/pick-subscription'
import type { Plan } from '@verbena/core/subscription/plan'
import type Stripe from 'stripe'

export type PlanPrices = Record<Plan, string>

/** Marks what we sold, so that a price that was replaced still gives its plan. */
export const ownMark = 'verbena_user_id'

/** Stripe's subscription in our words; undefined for one that is not ours or that we cannot read, which gives nothing. */
export function toSubscription(given: Stripe.Subscription, prices: PlanPrices): ProviderSubscription | undefined {
  const status = subscriptionStatuses.find((known) => known === given.status)
  for (const item of given.items.data) {
    const plan = planOf(item.price, prices, ownMark in given.metadata)
    if (!plan || !status) continue
    const reason = given.cancellation_details?.reason
    const endsAt = given.cancel_at !== null && given.cancel_at <= item.current_period_end ? given.cancel_at : undefined
    return {
      id: given.id,
      status,
      plan,
      createdAt: toDate(given.created),
      periodStart: toDate(item.current_period_start),
      periodEnd: toDate(endsAt ?? item.current_period_end),
      // The portal asks for the end in one of two ways, by the billing mode of the subscription.
      cancelAtPeriodEnd: given.cancel_at_period_end || endsAt !== undefined,
      endedUnpaid: reason === 'payment_failed' || reason === 'payment_disputed',
    }
  }
  return undefined
}

function planOf(price: Stripe.Price, prices: PlanPrices, isOurs: boolean): Plan | undefined {
  if (price.id === prices.monthly) return 'monthly'
  if (price.id === prices.yearly) return 'yearly'
  if (!isOurs || price.recurring?.interval_count !== 1) return undefined
  return planOfInterval(price.recurring.interval)
}

/** The plan that is paid once in this time. */
export function planOfInterval(interval: string): Plan | undefined {
  if (interval === 'month') return 'monthly'
  return interval === 'year' ? 'yearly' : undefined
}

function toDate(seconds: number): Date {
  return new Date(seconds * 1000)
}
