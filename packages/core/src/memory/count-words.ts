import type { Word } from '../words/word'
import type { Known } from './due'
import { isLearned } from './learned'

/** How far a learner is with their words. */
export type WordCounts = { new: number; learning: number; learned: number }

/** Every word met or marked is being learned or learned; of the chosen words, those never met are new. */
export function countWords({ memory, views, learned }: Known, chosen: readonly Word[]): WordCounts {
  const met = new Set([...memory.keys(), ...Object.keys(views), ...Object.keys(learned).filter((wordId) => learned[wordId]?.on)])
  const counts: WordCounts = { new: chosen.filter(({ id }) => !met.has(id)).length, learning: 0, learned: 0 }
  for (const wordId of met) {
    if (isLearned(memory.get(wordId), learned[wordId]?.on === true)) counts.learned++
    else counts.learning++
  }
  return counts
}
