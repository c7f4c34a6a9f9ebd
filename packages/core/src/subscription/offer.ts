import { accessOf, offerTo } from './entitlements'
import { knownPrices, type Plan, type Prices, plans, yearlySavingPercent } from './plan'
import { priceText } from './price-text'

/** One plan as its card shows it. */
export type PlanCard = { plan: Plan; name: string; price: string; tag: string | null; saving: string | null; note: string | null }

/** The cards of the plans that are sold, in order (spec §2, §9). */
export function planCards(prices: Prices): PlanCard[] {
  return plans.map((plan) => (plan === 'monthly' ? monthlyCard(prices) : yearlyCard(prices)))
}

function monthlyCard({ monthly, currency }: Prices): PlanCard {
  return { plan: 'monthly', name: 'Monthly', price: `${priceText(monthly, currency)} per month`, tag: null, saving: null, note: null }
}

function yearlyCard(prices: Prices): PlanCard {
  const { monthly, yearly, currency } = prices
  const saving = savingText(prices)
  return {
    plan: 'yearly',
    name: 'Yearly',
    price: `${priceText(yearly, currency)} per year`,
    tag: 'Most Popular',
    saving,
    note: saving && `instead of ${priceText(12 * monthly, currency)} paid by the month`,
  }
}

/** What a place that can offer more says: nothing to sell to whoever has everything (spec §2, §6). */
export type Offer = { link: string; banner: { title: string; text: string }; card: { title: string; text: string } }

const everything: Offer = {
  link: 'Unlock all',
  banner: { title: 'Unlock everything', text: 'Access all games, categories, words, themes, and remove ads' },
  card: { title: 'Upgrade to Premium', text: 'Get unlimited access to all features and content' },
}

/** The offer someone with this plan sees in Explore, Practice and the profile. */
export function offerFor(plan: Plan | null, prices: Prices = knownPrices): Offer | null {
  const offered = offerTo(accessOf(false, plan))
  if (offered === null) return null
  return offered === 'premium' ? everything : yearOffer(prices)
}

function yearOffer(prices: Prices): Offer {
  const saving = savingText(prices)
  return {
    link: 'Upgrade',
    banner: { title: saving ? `Upgrade to Yearly & ${saving}` : 'Upgrade to Yearly', text: 'Everything you have now, paid once a year' },
    card: { title: 'Upgrade to Yearly', text: saving ? `${saving} by switching to yearly subscription` : 'Pay once a year' },
  }
}

/** Where a year saves nothing, nothing is claimed. */
function savingText(prices: Prices): string | null {
  const percent = yearlySavingPercent(prices)
  return percent > 0 ? `Save ${percent}%` : null
}
