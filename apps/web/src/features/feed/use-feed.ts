import { filterByChoice } from '@verbena/core/words/filter-words'
import type { Word } from '@verbena/core/words/word'
import { useCallback, useEffect, useState } from 'react'
import { afterFirstScreen } from '../../lib/after-first-screen'
import { useSetting } from '../../state/learner/use-learner'
import { loadWords, someWordsOf, wordsNow } from '../../state/words'
import {
  asksServer,
  type BuiltFeed,
  canBeginWithFew,
  type FeedRequest,
  feedFor,
  fewestToBegin,
  isRemembered,
  keyOf,
  levelsFor,
} from './feed-memory'

/** How long changing the category waits before the list is rebuilt (spec §9). */
const switchDelayMs = 50

type FeedState = { status: 'loading' } | { status: 'failed'; retry: () => void } | { status: 'ready'; feed: BuiltFeed }

/** The feed of a category or of the learner's choice: loading, failed with a way to try again, or ready. */
export function useFeed(category: string | undefined, returnKey: string | undefined): FeedState {
  const difficulty = useSetting('difficulty')
  const selectedCategories = useSetting('selectedCategories')
  const request = { category, choice: { difficulty, selectedCategories } }
  const key = keyOf(request)

  const [built, setBuilt] = useState<BuiltFeed | null>(() => {
    const words = isRemembered(request) ? [] : asksServer(request) ? null : wordsNow(levelsFor(request))
    return words && feedFor(request, words, returnKey)
  })
  const [failedKey, setFailedKey] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  const isReady = built?.key === key

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the request; the return key only says where a build starts
  useEffect(() => {
    if (isReady) return
    let isWanted = true
    const timer = setTimeout(
      () => {
        wordsToBegin(request, returnKey).then(
          (words) => isWanted && setBuilt(feedFor(request, words, returnKey)),
          () => isWanted && setFailedKey(key),
        )
      },
      built === null ? 0 : switchDelayMs,
    )
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [key, isReady, attempt])

  const retry = useCallback(() => {
    setFailedKey(null)
    setAttempt((count) => count + 1)
  }, [])

  if (isReady) return { status: 'ready', feed: built }
  return failedKey === key ? { status: 'failed', retry } : { status: 'loading' }
}

/** The words that the feed is built from: a sample of the level where that will do, and then the rest in the background. */
async function wordsToBegin(request: FeedRequest, returnKey: string | undefined): Promise<Word[]> {
  if (request.category !== undefined && asksServer(request)) return (await import('../../state/server-words')).serverWords(request.category)
  if (canBeginWithFew(request, returnKey)) {
    const few = await someWordsOf(request.choice.difficulty)
    afterFirstScreen(() => void loadWords(levelsFor(request)).catch(() => undefined)) // asked for again by whatever needs them
    if (filterByChoice(few, request.choice).length >= fewestToBegin) return few
  }
  return loadWords(levelsFor(request))
}
