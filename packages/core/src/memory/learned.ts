import type { WordMemory } from './word-memory'

const rightDaysToLearn = 3

/** Learned: right on three different days, at least once without options, or marked so by the learner. */
export function isLearned(memory: WordMemory | undefined, isMarked: boolean): boolean {
  return isMarked || (memory?.hasRecalled === true && memory.rightDays >= rightDaysToLearn)
}
