import { addDays, localDay } from '@verbena/core/base/day'
import type { Review } from '@verbena/core/learner/record'
import { dayNumber } from '@verbena/core/memory/day-number'
import { buildMemory, horizonOf } from '@verbena/core/memory/word-memory'
import { replaceMemory } from '../src/state/memory/memory-store'

/** One answer to a word so many days ago. */
export type PastAnswer = { wordId: string; grade: Review['grade']; daysAgo: number; mode?: string }

/** The learner remembers what these answers come to. */
export function remember(answers: readonly PastAnswer[]): void {
  const today = localDay(new Date())
  const log = answers.map(({ wordId, grade, daysAgo, mode = 'feed' }, i) => ({
    id: `past-${i}`,
    wordId,
    grade,
    mode,
    at: Date.now() - daysAgo * 86_400_000,
    day: addDays(today, -daysAgo),
  }))
  replaceMemory(buildMemory(log, horizonOf(dayNumber(today))))
}
