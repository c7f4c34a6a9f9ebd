/** An upsell card follows every this many words for those without a subscription (spec §9). */
const wordsPerUpsell = 10

/** What one full-screen page of the feed shows: the word at a position of the feed, or the upsell card after it. */
export type FeedPage = { kind: 'word'; position: number } | { kind: 'upsell'; afterWords: number }

/** How many pages a feed of this many words has. */
export function pageCount(wordCount: number, hasUpsells: boolean): number {
  return hasUpsells ? wordCount + Math.floor(wordCount / wordsPerUpsell) : wordCount
}

/** The page at an index, counted from 0. */
export function pageAt(index: number, hasUpsells: boolean): FeedPage {
  if (!hasUpsells) return { kind: 'word', position: index }
  const block = Math.floor(index / (wordsPerUpsell + 1))
  if (index % (wordsPerUpsell + 1) === wordsPerUpsell) return { kind: 'upsell', afterWords: (block + 1) * wordsPerUpsell }
  return { kind: 'word', position: index - block }
}

/** The page on which the word at this position stands. */
export function pageOfWord(position: number, hasUpsells: boolean): number {
  return hasUpsells ? position + Math.floor(position / wordsPerUpsell) : position
}
