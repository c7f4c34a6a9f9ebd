import { localDay } from '@verbena/core/base/day'
import type { FeedEntry } from '@verbena/core/feed/build-feed'
import { weaveDue } from '@verbena/core/feed/weave-due'
import type { Word, WordId } from '@verbena/core/words/word'
import { readSetting } from '../../../state/learner/use-learner'
import { useViewsStore } from '../../../state/learner/views'
import { planNow, useMemoryStore } from '../../../state/memory/memory-store'

/** The cards around the reader are on their page already. */
const mountedAfter = 1

/** Words that were brought up once: swiped past, they wait until their next round. */
const broughtUp = new Set<WordId>()

/** How a feed of these words gets the day's words next, so far as they are among them; decided now, whenever it is done. */
export function dueWords(words: readonly Word[], place: number): (entries: readonly FeedEntry[]) => FeedEntry[] {
  const plan = planNow()
  if (plan === null || !readSetting('quizInFeed')) return (entries) => [...entries]
  const { words: memory } = useMemoryStore.getState()
  const { views } = useViewsStore.getState()
  const today = localDay(new Date())
  const own = new Set(words.map(({ id }) => id))
  const due = plan.offered.filter((wordId) => own.has(wordId) && !broughtUp.has(wordId))
  for (const wordId of due) broughtUp.add(wordId)
  const day = {
    due,
    takesNew: plan.takesNew,
    isNew: (wordId: WordId) => !memory.has(wordId) && views[wordId] === undefined,
    introduced: words.filter(({ id }) => localDay(new Date(views[id]?.first ?? 0)) === today),
  }
  return (entries) => weaveDue(entries, place + mountedAfter + 1, day)
}
