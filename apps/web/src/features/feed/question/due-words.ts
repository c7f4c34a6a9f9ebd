import { localDay } from '@verbena/core/base/day'
import type { FeedEntry } from '@verbena/core/feed/build-feed'
import { weaveDue } from '@verbena/core/feed/weave-due'
import type { WordId } from '@verbena/core/words/word'
import { readSetting } from '../../../state/learner/use-learner'
import { useViewsStore } from '../../../state/learner/views'
import { planNow, useMemoryStore } from '../../../state/memory/memory-store'

/** The cards around the reader are on their page already. */
const mountedAfter = 1

/** Words that were brought up once: swiped past, they wait until their next round. */
const broughtUp = new Set<WordId>()

/** The feed with the day's words next, so far as they are among its own. */
export function withDueWords(entries: readonly FeedEntry[], place: number): FeedEntry[] {
  const plan = planNow()
  if (plan === null || !readSetting('quizInFeed')) return [...entries]
  const { words: memory } = useMemoryStore.getState()
  const { views } = useViewsStore.getState()
  const today = localDay(new Date())
  const isNew = (wordId: WordId) => !memory.has(wordId) && views[wordId] === undefined
  const metToday = ({ word }: FeedEntry) => localDay(new Date(views[word.id]?.first ?? 0)) === today
  const own = new Set(entries.map(({ word }) => word.id))
  const due = plan.offered.filter((wordId) => own.has(wordId) && !broughtUp.has(wordId))
  for (const wordId of due) broughtUp.add(wordId)
  return weaveDue(entries, place + mountedAfter + 1, {
    due,
    takesNew: plan.takesNew,
    isNew,
    introduced: entries.filter(metToday).map(({ word }) => word),
  })
}
