import { localDay } from '@verbena/core/base/day'
import { toWord } from '@verbena/core/custom-words/custom-word'
import { confusionMap } from '@verbena/core/games/pool/confusions'
import { type GameLibrary, indexLibrary } from '@verbena/core/games/pool/game-library'
import { buildPool, type Pool, type Scope } from '@verbena/core/games/pool/pool'
import { standingOf } from '@verbena/core/games/pool/standing-of'
import type { Word } from '@verbena/core/words/word'
import { useEffect, useState } from 'react'
import { useLearnerStore } from '../learner/learner-store'
import { readSetting } from '../learner/use-learner'
import { knownNow } from '../memory/memory-store'
import { useOpenMemory } from '../memory/use-memory'
import { readUser } from '../session/session'
import { useLibrary } from '../use-library'
import { readConfusions } from './confusions'

/** Own words that take longer than this to come are asked another day. */
const ownWordsWaitMs = 2500

type GameWords = { status: 'loading' } | { status: 'failed'; retry: () => void } | { status: 'ready'; library: GameLibrary }

/** The words that games are made of: the library's and the learner's own, once the memory is here too. */
export function useGameWords(): GameWords {
  const isOpen = useOpenMemory()
  const library = useLibrary()
  const words = library.status === 'ready' ? library.words : null
  const [index, setIndex] = useState<GameLibrary | null>(null)

  useEffect(() => {
    if (words === null) return
    let isWanted = true
    ownWords().then((own) => isWanted && setIndex(indexLibrary([...words.values()], own)))
    return () => {
      isWanted = false
    }
  }, [words])

  if (library.status !== 'ready') return library
  return isOpen && index !== null ? { status: 'ready', library: index } : { status: 'loading' }
}

/** The pool of a round as the learner stands now; without a scope it is their level and categories. */
export function poolNow(library: GameLibrary, scope: Scope = choiceNow()): Pool {
  const { visited } = useLearnerStore.getState().days
  return buildPool(library, scope, standingOf(knownNow(), visited, localDay(new Date()), confusionMap(readConfusions())))
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
