import { categoryRules, filterByCategory, type LearnerLists } from '../words/filter-words'
import type { Word, WordId } from '../words/word'
import { tiles } from './tiles'

/** How many words a tile holds and how many of them are learned. */
export type TileCount = { words: number; learned: number }

/** The counts of every tile that holds words, by title; Collections hold lists, so they have none. */
export function countTiles(library: readonly Word[], learned: ReadonlySet<WordId>, lists: LearnerLists): ReadonlyMap<string, TileCount> {
  const counts = new Map<string, TileCount>()
  for (const { title } of tiles) {
    if (categoryRules.get(title)?.by === 'none') continue
    const words = filterByCategory(library, title, lists)
    counts.set(title, { words: words.length, learned: words.filter((word) => learned.has(word.id)).length })
  }
  return counts
}
