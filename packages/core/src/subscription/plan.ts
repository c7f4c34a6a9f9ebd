/** What a person pays for; `null` is nothing (spec §3: subscriptionPlan). */
export type Plan = 'monthly' | 'yearly'

/** What each plan costs, in US cents (spec §9). */
export const priceCents = { monthly: 499, yearly: 4999 } satisfies Record<Plan, number>

/** How many per cent cheaper a year is on the yearly plan than month by month, rounded; every text about a saving uses it. */
export function yearlySavingPercent(prices: Record<Plan, number> = priceCents): number {
  return Math.round((1 - prices.yearly / (12 * prices.monthly)) * 100)
}

/** Upsell cards are shown to everyone without a subscription (spec §2). */
export function seesUpsells(plan: Plan | null): boolean {
  return plan === null
}

/** The premium button is for everyone who can still get more: no plan, or the monthly one (spec §6). */
export function seesPremiumButton(plan: Plan | null): boolean {
  return plan !== 'yearly'
}
