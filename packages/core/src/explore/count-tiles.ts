import { categoryRules, filterByCategory, type LearnerLists } from '../words/filter-words'
import type { Word, WordId } from '../words/word'
import { type Tile, tiles } from './tiles'

/** How many words a tile holds and how many of them are learned. */
export type TileCount = { words: number; learned: number }

/** Collections hold lists of words, every other tile words. */
export function holdsWords(tile: Tile): boolean {
  return categoryRules.get(tile.title)?.by !== 'none'
}

/** The counts of every tile that holds words, by title. */
export function countTiles(library: readonly Word[], learned: ReadonlySet<WordId>, lists: LearnerLists): ReadonlyMap<string, TileCount> {
  const counts = new Map<string, TileCount>()
  for (const tile of tiles.filter(holdsWords)) {
    const words = filterByCategory(library, tile.title, lists)
    counts.set(tile.title, { words: words.length, learned: words.filter((word) => learned.has(word.id)).length })
  }
  return counts
}
