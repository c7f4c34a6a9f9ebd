import type { Word, WordId } from '@verbena/core/words/word'
import { useEffect, useState } from 'react'
import { loadWords, wordsNow } from './words'

type Library = { status: 'loading' } | { status: 'failed'; retry: () => void } | { status: 'ready'; words: ReadonlyMap<WordId, Word> }

const byId = (words: readonly Word[] | null) => words && new Map(words.map((word) => [word.id, word]))

/** Every word of the library by its id: loading, failed with a way to try again, or ready. */
export function useLibrary(): Library {
  const [words, setWords] = useState<ReadonlyMap<WordId, Word> | null>(() => byId(wordsNow()))
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    if (words !== null || hasFailed) return
    let isWanted = true
    loadWords().then(
      (loaded) => isWanted && setWords(byId(loaded)),
      () => isWanted && setHasFailed(true),
    )
    return () => {
      isWanted = false
    }
  }, [words, hasFailed])

  if (words !== null) return { status: 'ready', words }
  return hasFailed ? { status: 'failed', retry: () => setHasFailed(false) } : { status: 'loading' }
}
