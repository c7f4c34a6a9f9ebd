import type { WordId } from '../words/word'
import type { FeedEntry } from './build-feed'

/**
 * Where a returning reader continues: at the entry with the return key, else at the first entry of the same word,
 * else at the word last shown, else at the start (spec §4).
 */
export function resumePosition(feed: readonly FeedEntry[], returnKey: string | undefined, currentWord: WordId | null): number {
  const wanted = returnKey ? [(e: FeedEntry) => e.uniqueKey === returnKey, (e: FeedEntry) => e.word.id === wordIdOf(returnKey)] : []
  for (const matches of [...wanted, (e: FeedEntry) => e.word.id === currentWord]) {
    const position = feed.findIndex(matches)
    if (position >= 0) return position
  }
  return 0
}

/** The position inside a return key, so that the feed can be built as far; 0 for anything that is no key. */
export function positionOfKey(returnKey: string | undefined): number {
  return Number(returnKey?.match(/-\d{1,4}-(\d{1,4})$/)?.[1] ?? 0)
}

function wordIdOf(uniqueKey: string): WordId {
  return uniqueKey.replace(/-\d+-\d+$/, '')
}
