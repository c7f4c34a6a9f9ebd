/** The plans that are sold, in the order of their cards. */
export const plans = ['monthly', 'yearly'] as const
/** What a person pays for; `null` is nothing (spec §3: subscriptionPlan). */
export type Plan = (typeof plans)[number]

/** What each plan costs, in the smallest unit of its currency. */
export type Prices = Record<Plan, number> & { currency: string }

/** The prices of the specification, for as long as the server has not named its own (spec §9). */
export const knownPrices: Prices = { monthly: 499, yearly: 4999, currency: 'USD' }

/** How many per cent cheaper a year is on the yearly plan than month by month, rounded; every text about a saving uses it. */
export function yearlySavingPercent(prices: Pick<Prices, Plan>): number {
  return Math.round((1 - prices.yearly / (12 * prices.monthly)) * 100)
}
