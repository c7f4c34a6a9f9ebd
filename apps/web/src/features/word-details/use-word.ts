import { type CustomWordRow, toWord, wordIdToCustomWordId } from '@verbena/core/custom-words/custom-word'
import type { Word } from '@verbena/core/words/word'
import { useEffect, useState } from 'react'
import { ApiFailure } from '../../api/errors'
import { readUser } from '../../state/session/session'
import { findWord, wordNow } from '../../state/words'

/** A word, and what its owner wrote when it is an own one. */
type FoundWord = { word: Word; own: CustomWordRow | null }
type WordState = { status: 'loading' } | { status: 'failed'; retry: () => void } | { status: 'missing' } | ({ status: 'ready' } & FoundWord)

/** The word that the address names: one of the library, from whatever level, or one of the person's own. */
export function useWord(wanted: string | undefined): WordState {
  const [found, setFound] = useState<{ wanted: string; found: FoundWord | null } | null>(() => {
    const word = wanted === undefined ? undefined : wordNow(wanted)
    return word && wanted !== undefined ? { wanted, found: { word, own: null } } : null
  })
  const [failed, setFailed] = useState<string | null>(null)
  const isReady = found !== null && found.wanted === wanted

  useEffect(() => {
    if (wanted === undefined || isReady || failed === wanted) return
    let isWanted = true
    findAnyWord(wanted).then(
      (match) => isWanted && setFound({ wanted, found: match }),
      () => isWanted && setFailed(wanted),
    )
    return () => {
      isWanted = false
    }
  }, [wanted, isReady, failed])

  if (wanted === undefined) return { status: 'missing' }
  if (isReady) return found.found ? { status: 'ready', ...found.found } : { status: 'missing' }
  return failed === wanted ? { status: 'failed', retry: () => setFailed(null) } : { status: 'loading' }
}

async function findAnyWord(wanted: string): Promise<FoundWord | null> {
  const ownId = wordIdToCustomWordId(wanted)
  if (ownId !== null) return findOwnWord(ownId)
  const word = await findWord(wanted)
  return word && { word, own: null }
}

async function findOwnWord(id: string): Promise<FoundWord | null> {
  const userId = readUser()?.id
  if (userId === undefined) return null
  const { loadCustomWord } = await import('../../state/custom-words')
  try {
    const own = await loadCustomWord(userId, id)
    return { word: toWord(own), own }
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.code === 'not_found') return null
    throw failure
  }
}
