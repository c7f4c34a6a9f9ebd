import type { FeedEntry } from '@verbena/core/feed/build-feed'
import type { Word } from '@verbena/core/words/word'
import { type RefObject, startTransition, useEffect } from 'react'
import { afterFirstScreen } from '../../lib/after-first-screen'
import { loadQuestions, questionsNow } from './asking'
import { placeInFeed } from './feed-memory'
import type { FeedHandle } from './feed-scroller'

/** Moves the day's words up in the feed, out of sight of its reader, once the learner's memory is here. */
export function useDueWords(
  words: readonly Word[],
  feed: RefObject<FeedHandle | null>,
  change: (how: (shown: FeedEntry[]) => FeedEntry[]) => void,
): void {
  useEffect(() => {
    let isHere = true
    async function begin() {
      const { dueWords } = await loadQuestions(feed)
      if (!isHere) return
      const bringUp = dueWords(words, placeInFeed())
      startTransition(() => change(bringUp))
    }
    const start = () => void begin().catch(() => undefined) // without it the feed goes on as it is
    if (questionsNow()) start()
    const cancel = questionsNow() ? undefined : afterFirstScreen(start)
    return () => {
      isHere = false
      cancel?.()
    }
  }, [words, feed, change])
}
