import { type Day, localDay } from '@verbena/core/base/day'
import type { Review } from '@verbena/core/learner/record'
import { dayNumber } from '@verbena/core/memory/day-number'
import { type DayPlan, type Known, planDay } from '@verbena/core/memory/due'
import { horizonOf, type Memory, memoryOf, remember, type WordMemory } from '@verbena/core/memory/word-memory'
import type { WordId } from '@verbena/core/words/word'
import { create } from 'zustand'
import { useLearnerStore } from '../learner/learner-store'
import { useViewsStore } from '../learner/views'

type MemoryState = {
  /** Grows in place; `version` tells that it did. */
  words: Memory
  version: number
  isLoaded: boolean
  isKept: boolean
}

/** What the learner remembers, worked out from the log of reviews; `isKept` turns false when the browser keeps none of it. */
export const useMemoryStore = create<MemoryState>()(() => ({ words: new Map(), version: 0, isLoaded: false, isKept: true }))

/** Puts a memory that was worked out in the place of the one before. */
export function replaceMemory(words: Memory): void {
  useMemoryStore.setState(({ version }) => ({ words, version: version + 1, isLoaded: true }))
}

/** Takes in one review that was given now. `false` when it came out of order: then its word is worked out anew. */
export function takeInReview(review: Review): boolean {
  const { words, version } = useMemoryStore.getState()
  const after = remember(words.get(review.wordId), review)
  if (after === null) return false
  words.set(review.wordId, after)
  settle(review.wordId)
  useMemoryStore.setState({ version: version + 1 })
  return true
}

/** Works one word out anew from all its reviews. */
export function recallWord(wordId: WordId, reviews: readonly Review[], today: Day): void {
  const { words, version } = useMemoryStore.getState()
  const memory = memoryOf(reviews, horizonOf(dayNumber(today)))
  if (memory) words.set(wordId, memory)
  planned = null
  useMemoryStore.setState({ version: version + 1 })
}

export function useWordMemory(wordId: WordId): WordMemory | undefined {
  return useMemoryStore(({ words }) => words.get(wordId))
}

/** What is known of the learner's words now. */
export function knownNow(): Known {
  return {
    memory: useMemoryStore.getState().words,
    views: useViewsStore.getState().views,
    learned: useLearnerStore.getState().marks.learned,
  }
}

/** The day’s words, chosen once a day and shrinking with every answer: choosing looks at all that is known. */
let planned: { words: Memory; today: Day; plan: DayPlan; waiting: Set<WordId> } | null = null

/** What is to be asked today; `null` until the log and the history are here. */
export function planNow(): DayPlan | null {
  const { words, isLoaded } = useMemoryStore.getState()
  const { isLoaded: areViewsLoaded } = useViewsStore.getState()
  if (!isLoaded || !areViewsLoaded) return null
  const today = localDay(new Date())
  if (planned?.today !== today || planned.words !== words) {
    const plan = planDay(knownNow(), useLearnerStore.getState().days.visited, today)
    planned = { words, today, plan, waiting: new Set(plan.offered) }
  }
  return planned.plan
}

/** Whether a word is among those to be asked today and was not answered yet. */
export function isAskedToday(wordId: WordId): boolean {
  return planNow() !== null && planned?.waiting.has(wordId) === true
}

function settle(wordId: WordId) {
  if (planned === null) return
  const isOther = (each: WordId) => each !== wordId
  planned.waiting.delete(wordId)
  planned.plan = { ...planned.plan, offered: planned.plan.offered.filter(isOther), kept: planned.plan.kept.filter(isOther) }
}
