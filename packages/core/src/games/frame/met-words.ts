import type { Review } from '../../learner/record'
import { isRecall } from '../../memory/recall'
import type { Mode } from '../../practice/modes'
import type { WordId } from '../../words/word'
import type { GameState, MetWord, WordReview } from './engine'

export type Target = { wordId: WordId; word: string; meaning: string }

/** The words met with one more; only the first answer to a word counts in a round, and it may take the place of an untouched one. */
export function meet(
  met: readonly MetWord[],
  { wordId, word, meaning }: Target,
  isRight: boolean | null,
  review: WordReview | null,
): readonly MetWord[] {
  const known = met.find((each) => each.wordId === wordId)
  if (known === undefined) return [...met, { wordId, word, meaning, isRight, review }]
  if (known.isRight !== null || isRight === null) return met
  return met.map((each) => (each === known ? { ...each, isRight, review } : each))
}

type Answer = { isRight: boolean; isHinted?: boolean; isRecalled?: boolean; takenFor?: WordId | null }

/** The words met after an answer: right is Good, right after a hint Hard, wrong Again. */
export function meetAnswered(met: readonly MetWord[], target: Target, answer: Answer): readonly MetWord[] {
  const { isRight, isHinted = false, isRecalled = false, takenFor = null } = answer
  const grade = !isRight ? 'wrong' : isHinted ? 'hinted' : 'right'
  return meet(met, target, isRight, { grade, isRecalled, takenFor: isRight ? null : takenFor })
}

/** What a round gives to the review log so far, in order; skipped and timed-out words give nothing. */
export function reviewsOf(mode: Mode['id'], game: GameState): Pick<Review, 'wordId' | 'grade' | 'mode' | 'takenFor'>[] {
  return game.met.flatMap(({ wordId, review }) => {
    if (review === null) return []
    const typedMode = review.isRecalled && !isRecall(mode) ? `${mode}-typed` : mode // the memory knows typed answers by this
    return [{ wordId, grade: review.grade, mode: typedMode, ...(review.takenFor !== null && { takenFor: review.takenFor }) }]
  })
}
