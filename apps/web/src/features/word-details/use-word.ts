import type { Word } from '@verbena/core/words/word'
import { useEffect, useState } from 'react'
import { findWord, wordNow } from '../../state/words'

type WordState = { status: 'loading' } | { status: 'failed'; retry: () => void } | { status: 'missing' } | { status: 'ready'; word: Word }

/** The word that the address names, from whatever level it is in. */
export function useWord(wanted: string | undefined): WordState {
  const [found, setFound] = useState<{ wanted: string; word: Word | null } | null>(() => {
    const word = wanted === undefined ? undefined : wordNow(wanted)
    return word && wanted !== undefined ? { wanted, word } : null
  })
  const [failed, setFailed] = useState<string | null>(null)
  const isReady = found !== null && found.wanted === wanted

  useEffect(() => {
    if (wanted === undefined || isReady || failed === wanted) return
    let isWanted = true
    findWord(wanted).then(
      (word) => isWanted && setFound({ wanted, word }),
      () => isWanted && setFailed(wanted),
    )
    return () => {
      isWanted = false
    }
  }, [wanted, isReady, failed])

  if (wanted === undefined) return { status: 'missing' }
  if (isReady) return found.word ? { status: 'ready', word: found.word } : { status: 'missing' }
  return failed === wanted ? { status: 'failed', retry: () => setFailed(null) } : { status: 'loading' }
}
