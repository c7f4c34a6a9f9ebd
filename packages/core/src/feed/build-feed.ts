import { seededRandom, shuffle } from '../base/random'
import type { Word } from '../words/word'

/** The feed never grows beyond this many words (spec §9). */
export const feedCap = 1000

/** The share of the list after which another round is appended (spec §9). */
const nextRoundAt = 0.8

/** One word at one place of the feed; `uniqueKey` is the id, the round and the position, because a feed repeats words. */
export type FeedEntry = { uniqueKey: string; word: Word; position: number }

/**
 * A category's words in as many shuffled rounds as it takes to reach a position, one at least; the same words and seed
 * give the same feed.
 */
export function buildFeed(words: readonly Word[], seed: number, upToPosition = 0): FeedEntry[] {
  let feed = appendRound([], words, seed)
  while (feed.length > 0 && feed.length <= upToPosition && feed.length < feedCap) feed = appendRound(feed, words, seed)
  return feed
}

/** The feed with one more shuffled round, cut off at the cap; no word follows itself where there is another. */
export function appendRound(feed: readonly FeedEntry[], words: readonly Word[], seed: number): FeedEntry[] {
  if (words.length === 0) return [...feed]
  const round = Math.ceil(feed.length / words.length)
  const shuffled = shuffle(words, seededRandom(seed + round))
  const [first, ...rest] = shuffled
  const order = first && first.id === feed.at(-1)?.word.id ? [...rest, first] : shuffled
  const entries = order.map((word, i) => {
    const position = feed.length + i
    return { uniqueKey: `${word.id}-${round}-${position}`, word, position }
  })
  return [...feed, ...entries].slice(0, feedCap)
}

/** Whether a reader at this word, counted from 0, has passed the point where the next round is due. */
export function needsRound(position: number, feedLength: number): boolean {
  return feedLength > 0 && feedLength < feedCap && (position + 1) / feedLength > nextRoundAt
}
