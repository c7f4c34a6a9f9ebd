import { countTiles, type TileCount } from '@verbena/core/explore/count-tiles'
import { markedWords } from '@verbena/core/learner/marks'
import type { Word } from '@verbena/core/words/word'
import { useEffect, useMemo, useState } from 'react'
import { useLearnerStore } from '../../state/learner/learner-store'
import { loadWords, wordsNow } from '../../state/words'

/** What each tile holds, as soon as the whole library is here; `null` until then and where it cannot be had. */
export function useTileCounts(): ReadonlyMap<string, TileCount> | null {
  const [library, setLibrary] = useState<readonly Word[] | null>(wordsNow)
  const record = useLearnerStore()

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
  return useMemo(() => {
    if (library === null) return null
    const lists = {
      favorites: new Set(markedWords(record, 'favorite')),
      saved: new Set(markedWords(record, 'saved')),
      customWords: [],
    }
    return countTiles(library, new Set(markedWords(record, 'learned')), lists)
  }, [library, record])
}
