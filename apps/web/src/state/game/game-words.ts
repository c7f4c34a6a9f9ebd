import { localDay } from '@verbena/core/base/day'
import { toWord } from '@verbena/core/custom-words/custom-word'
import { type GameLibrary, indexLibrary } from '@verbena/core/games/pool/game-library'
import { buildPool, type Pool, type Scope } from '@verbena/core/games/pool/pool'
import { standingOf } from '@verbena/core/games/pool/standing-of'
import type { Word, WordId } from '@verbena/core/words/word'
import { useEffect, useState } from 'react'
import { useLearnerStore } from '../learner/learner-store'
import { readSetting } from '../learner/use-learner'
import { knownNow } from '../memory/memory-store'
import { useOpenMemory } from '../memory/use-memory'
import { readUser } from '../session/session'
import { useLibrary } from '../use-library'
import { wordsOfCategory } from './words-of-category'

/** Own words that take longer than this to come are asked another day. */
const ownWordsWaitMs = 2500

/** The words that can be asked, and which of them are wanted: the learner's level and categories where no scope says so. */
type Words = { library: GameLibrary; scope: Scope | null }

type GameWords = { status: 'loading' } | { status: 'failed'; retry: () => void } | ({ status: 'ready' } & Words)

/** The words that games are made of, the library's and the learner's own, and those of a category or collection where one is practised. */
export function useGameWords(category: string | undefined): GameWords {
  const isOpen = useOpenMemory()
  const library = useLibrary()
  const words = library.status === 'ready' ? library.words : null
  const [loaded, setLoaded] = useState<Words | null>(null)
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    if (words === null || hasFailed) return
    let isWanted = true
    loadGameWords(words, category).then(
      (now) => isWanted && setLoaded(now),
      () => isWanted && setHasFailed(true),
    )
    return () => {
      isWanted = false
    }
  }, [words, category, hasFailed])

  if (library.status !== 'ready') return library
  if (hasFailed) return { status: 'failed', retry: () => setHasFailed(false) }
  return isOpen && loaded !== null ? { status: 'ready', ...loaded } : { status: 'loading' }
}

/** The library with the learner's own words; without a category own words that are late are left out, a category is waited for. */
export async function loadGameWords(words: ReadonlyMap<WordId, Word>, category: string | undefined): Promise<Words> {
  const [own, wanted] = await Promise.all([ownWords(), category === undefined ? null : wordsOfCategory(category)])
  const others = [...own, ...(wanted ?? [])].filter((word) => !words.has(word.id))
  const library = indexLibrary([...words.values()], [...new Map(others.map((word) => [word.id, word])).values()])
  return { library, scope: wanted && { by: 'words', wordIds: wanted.map((word) => word.id) } }
}

/** The pool of a round as the learner stands now. */
export function poolNow({ library, scope }: Words): Pool {
  const { visited } = useLearnerStore.getState().days
  return buildPool(library, scope ?? choiceNow(), standingOf(knownNow(), visited, localDay(new Date())))
}

function choiceNow(): Scope {
  return { by: 'choice', choice: { difficulty: readSetting('difficulty'), selectedCategories: readSetting('selectedCategories') } }
}

async function ownWords(): Promise<Word[]> {
  const userId = readUser()?.id
  if (userId === undefined) return []
  try {
    const { loadCustomWords } = await import('../custom-words')
    const late = new Promise<never>((_, reject) => setTimeout(reject, ownWordsWaitMs))
    return (await Promise.race([loadCustomWords(userId), late])).map(toWord)
  } catch {
    return [] // offline or late: a game is played without them
  }
}
