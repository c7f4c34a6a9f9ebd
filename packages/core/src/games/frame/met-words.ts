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

/** The words met after an answer: right is Good, right after a hint Hard, wrong Again. */
export function meetAnswered(
  met: readonly MetWord[],
  target: Target,
  answer: { isRight: boolean; isHinted?: boolean; isRecalled?: boolean },
): readonly MetWord[] {
  const { isRight, isHinted = false, isRecalled = false } = answer
  const grade = !isRight ? 'wrong' : isHinted ? 'hinted' : 'right'
  return meet(met, target, isRight, { grade, isRecalled })
}

/** What a round gives to the one memory so far, in order; skipped and timed-out words give nothing. */
export function reviewsOf(game: GameState): (WordReview & { wordId: WordId })[] {
  return game.met.flatMap(({ wordId, review }) => (review === null ? [] : [{ wordId, ...review }]))
}
