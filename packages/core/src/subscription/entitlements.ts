import { categoryRules } from '../words/filter-words'
import { type TopicKey, topicKeys } from '../words/topics'
import type { Plan } from './plan'

/** Who someone is: without an account, with a free one, or a subscriber by plan. */
export type Access = 'visitor' | 'free' | Plan

const subscribers = { visitor: false, free: false, monthly: true, yearly: true }
const signedIn = { visitor: false, free: true, monthly: true, yearly: true }

/** Who has what (spec §6), for app and server alike; whatever has no row is open to everyone. */
export const entitlements = {
  'premium-category': subscribers,
  challenge: subscribers,
  'practice-mode': subscribers,
  game: subscribers,
  'own-words': subscribers,
  'premium-theme': subscribers,
  'premium-voice': subscribers,
  collections: signedIn,
  checkout: signedIn,
  // the only ads there are
  'upsell-cards': { visitor: true, free: true, monthly: false, yearly: false },
  'premium-button': { visitor: true, free: true, monthly: true, yearly: false },
  offer: { visitor: 'premium', free: 'premium', monthly: 'yearly', yearly: null },
  'reminders-a-day': { visitor: 8, free: 8, monthly: 15, yearly: 15 },
} as const satisfies Record<string, Record<Access, boolean | number | string | null>>

/** The rows that say yes or no. */
export type Door = Exclude<keyof typeof entitlements, 'offer' | 'reminders-a-day'>

/** Who someone is to the table. A plan belongs to an account, so whoever has one is signed in. */
export function accessOf(isSignedIn: boolean, plan: Plan | null): Access {
  return plan ?? (isSignedIn ? 'free' : 'visitor')
}

export function canOpen(access: Access, door: Door): boolean {
  return entitlements[door][access]
}

/** What can still be sold to someone: all of Premium, a year of it, or nothing. */
export function offerTo(access: Access): 'premium' | 'yearly' | null {
  return entitlements.offer[access]
}

/** How many reminders a day someone may set. */
export function remindersADay(access: Access): number {
  return entitlements['reminders-a-day'][access]
}

/** Upsell cards stand in the feed of everyone without a subscription (spec §2). */
export function seesUpsells(plan: Plan | null): boolean {
  return canOpen(accessOf(false, plan), 'upsell-cards')
}

/** The premium button is for everyone who can still get more (spec §6). */
export function seesPremiumButton(plan: Plan | null): boolean {
  return canOpen(accessOf(false, plan), 'premium-button')
}

/** The categories that open without a subscription (spec §2, the tiles marked F, and the learner's saved words). */
const freeCategories: ReadonlySet<string> = new Set([
  'Favorites',
  'Saved Words',
  'Collections',
  'French root',
  'Latin root',
  'Germanic root',
  'Greek root',
])

/** Whether a named category is sold: every one is but the free ones. */
export function isPremiumCategory(name: string): boolean {
  return categoryRules.has(name) && !freeCategories.has(name)
}

/** Topics that only premium categories lead to. */
const premiumTopics: ReadonlySet<TopicKey> = new Set(
  [...categoryRules].flatMap(([name, rule]) => (rule.by === 'topic' && isPremiumCategory(name) ? [rule.topic] : [])),
)

/** Whether a category of the feed may be opened by its name, from a tile or typed into the address (spec §6). */
export function canOpenCategory(plan: Plan | null, name: string): boolean {
  const isLocked = isPremiumCategory(name) || namesPremiumTopic(name)
  return !isLocked || canOpen(accessOf(false, plan), 'premium-category')
}

/** A name that is no category matches topics that contain it, and must not lead around the lock of one of them. */
function namesPremiumTopic(name: string): boolean {
  const wanted = name.trim().toLowerCase()
  return !categoryRules.has(name) && wanted !== '' && topicKeys.some((topic) => topic.includes(wanted) && premiumTopics.has(topic))
}
