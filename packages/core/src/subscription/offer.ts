import { type Plan, priceCents, yearlySavingPercent } from './plan'

/** What Premium holds, as the panel lists it. */
export const premiumFeatures = [
  'All games and practice modes',
  'All categories and words',
  'All themes',
  'Premium voices',
  'Advanced notification settings',
  'Full history',
  'No ads',
] as const

/** The plans that are sold, in the order of their cards, each with its price in words. */
export const planCards: readonly { plan: Plan; name: string; price: string; tag: string | null; saving: string | null }[] = [
  { plan: 'monthly', name: 'Monthly', price: `${dollars(priceCents.monthly)} per month`, tag: null, saving: null },
  { plan: 'yearly', name: 'Yearly', price: `${dollars(priceCents.yearly)} per year`, tag: 'Most Popular', saving: savingText() },
]

/** What a place that can offer more says: nothing to sell to whoever has everything (spec §2, §6). */
export type Offer = { link: string; banner: { title: string; text: string }; card: { title: string; text: string } }

/** The offer someone with this plan sees in Explore, Practice and the profile. */
export function offerFor(plan: Plan | null): Offer | null {
  if (plan === 'yearly') return null
  if (plan === 'monthly') {
    const text = 'Everything you have now, for less a year'
    return {
      link: 'Upgrade',
      banner: { title: `Upgrade to Yearly & ${savingText()}`, text },
      card: { title: 'Upgrade to Yearly', text: `${savingText()} by switching to yearly subscription` },
    }
  }
  return {
    link: 'Unlock all',
    banner: { title: 'Unlock everything', text: 'Access all games, categories, words, themes, and remove ads' },
    card: { title: 'Upgrade to Premium', text: 'Get unlimited access to all features and content' },
  }
}

function savingText(): string {
  return `Save ${yearlySavingPercent()}%`
}

function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`
}
