import { toWord, wordIdToCustomWordId } from '@verbena/core/custom-words/custom-word'
import type { Word, WordId } from '@verbena/core/words/word'
import { useEffect, useState } from 'react'
import { planNow } from '../../state/memory/memory-store'
import { useOpenMemory } from '../../state/memory/use-memory'
import { readUser } from '../../state/session/session'
import { useLibrary } from '../../state/use-library'

/** More own words than these are not fetched for one visit. */
const mostOwnWords = 40

type ReviewWords = { status: 'loading' } | { status: 'failed'; retry: () => void } | { status: 'ready'; words: ReadonlyMap<WordId, Word> }

/** The words that may be asked: the library's, and of the learner's own those that are due. */
export function useReviewWords(): ReviewWords {
  const isOpen = useOpenMemory()
  const library = useLibrary()
  const [own, setOwn] = useState<readonly Word[] | null>(null)

  useEffect(() => {
    if (!isOpen) return
    let isWanted = true
    dueOwnWords().then((words) => isWanted && setOwn(words))
    return () => {
      isWanted = false
    }
  }, [isOpen])

  if (library.status !== 'ready') return library
  if (own === null) return { status: 'loading' }
  return { status: 'ready', words: new Map([...library.words, ...own.map((word) => [word.id, word] as const)]) }
}

/** An own word that cannot be had now, offline or signed out, is asked for another day. */
async function dueOwnWords(): Promise<Word[]> {
  const userId = readUser()?.id
  const plan = planNow()
  const ids = [...(plan?.offered ?? []), ...(plan?.kept ?? [])].flatMap((wordId) => wordIdToCustomWordId(wordId) ?? [])
  if (userId === undefined || ids.length === 0) return []
  try {
    const { loadCustomWord } = await import('../../state/custom-words')
    const rows = await Promise.allSettled(ids.slice(0, mostOwnWords).map((id) => loadCustomWord(userId, id)))
    return rows.flatMap((row) => (row.status === 'fulfilled' ? [toWord(row.value)] : []))
  } catch {
    return [] // the part that asks for them could not be had
  }
}
