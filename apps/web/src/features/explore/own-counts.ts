import { customWordIdToWordId, wordIdToCustomWordId } from '@verbena/core/custom-words/custom-word'
import type { TileCount } from '@verbena/core/explore/count-tiles'
import type { WordId } from '@verbena/core/words/word'
import { countCollections } from '../../state/collections'
import { countCustomWords, loadCustomWords } from '../../state/custom-words'

/** What the server knows of the tiles: own words, own words among the favorites, and how many collections there are. */
export type OwnCounts = { customWords: TileCount; favorites: TileCount; collections: number }

type Marked = { favorites: ReadonlySet<WordId>; learned: ReadonlySet<WordId> }

/** Counts what a person keeps on the server; the words themselves are fetched only when some of them are marked. */
export async function loadOwnCounts(userId: string, marked: Marked): Promise<OwnCounts> {
  const collections = await countCollections(userId)
  const hasMarks = [...marked.favorites, ...marked.learned].some((id) => wordIdToCustomWordId(id) !== null)
  if (!hasMarks) {
    return { customWords: { words: await countCustomWords(userId), learned: 0 }, favorites: { words: 0, learned: 0 }, collections }
  }
  const ids = (await loadCustomWords(userId)).map(({ id }) => customWordIdToWordId(id))
  const count = (of: readonly WordId[]) => ({ words: of.length, learned: of.filter((id) => marked.learned.has(id)).length })
  return { customWords: count(ids), favorites: count(ids.filter((id) => marked.favorites.has(id))), collections }
}
