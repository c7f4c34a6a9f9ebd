import { countTiles, type TileCount } from '@verbena/core/explore/count-tiles'
import { listsOf, markedWords } from '@verbena/core/learner/marks'
import type { Word } from '@verbena/core/words/word'
import { useEffect, useMemo, useState } from 'react'
import { useLearnerStore } from '../../state/learner/learner-store'
import { loadWords, wordsNow } from '../../state/words'
import type { OwnCounts } from './own-counts'
import { useOwnCounts } from './use-own-counts'

/** What each tile holds, as soon as the whole library is here; `null` until then and where it cannot be had. */
export function useTileCounts(): ReadonlyMap<string, TileCount> | null {
  const [library, setLibrary] = useState<readonly Word[] | null>(wordsNow)
  const record = useLearnerStore()
  const own = useOwnCounts()

  useEffect(() => {
    if (library !== null) return
    let isWanted = true
    loadWords().then(
      (words) => isWanted && setLibrary(words),
      () => undefined, // tiles open without their counts
    )
    return () => {
      isWanted = false
    }
  }, [library])

  // typing in the search renders again, and counting walks the library once for every tile
  const counts = useMemo(() => {
    if (library === null) return null
    return countTiles(library, new Set(markedWords(record, 'learned')), listsOf(record))
  }, [library, record])

  return counts && own ? withOwn(counts, own) : counts
}

/** The counts with what only the server knows; collections count as what they are. */
function withOwn(counts: ReadonlyMap<string, TileCount>, own: OwnCounts): ReadonlyMap<string, TileCount> {
  const favorites = counts.get('Favorites') ?? { words: 0, learned: 0 }
  return new Map([
    ...counts,
    ['Your own words', own.customWords],
    ['Favorites', { words: favorites.words + own.favorites.words, learned: favorites.learned + own.favorites.learned }],
    ['Collections', { words: own.collections, learned: 0 }],
  ])
}
