import { categoryRules } from '../words/filter-words'
import { type TopicKey, topicKeys } from '../words/topics'
import type { Plan } from './plan'

/** Who stands at a door: someone without an account, with a free one, or a subscriber by plan. */
export type Access = 'visitor' | 'free' | Plan

const subscribers: readonly Access[] = ['monthly', 'yearly']
const signedIn: readonly Access[] = ['free', ...subscribers]

/** Who may open what; everything that is not here is open to everyone (spec §6). */
const openTo = {
  'premium-category': subscribers,
  'premium-practice': subscribers,
  'premium-theme': subscribers,
  'premium-voice': subscribers,
  'own-words': subscribers,
  collections: signedIn,
  checkout: signedIn,
} satisfies Record<string, readonly Access[]>

export type Door = keyof typeof openTo

/** Who someone is to the doors. A plan belongs to an account, so whoever has one is signed in. */
export function accessOf(isSignedIn: boolean, plan: Plan | null): Access {
  return plan ?? (isSignedIn ? 'free' : 'visitor')
}

export function canOpen(access: Access, door: Door): boolean {
  return openTo[door].includes(access)
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
