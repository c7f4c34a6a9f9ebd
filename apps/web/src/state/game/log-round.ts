import type { Engine, GameState } from '@verbena/core/games/frame/engine'
import { reviewsOf } from '@verbena/core/games/frame/met-words'
import { bestKey, type Outcome, outcomeOf } from '@verbena/core/games/frame/outcome'
import type { Round } from '@verbena/core/games/frame/round'
import type { Best } from '@verbena/core/learner/record'
import type { Mode } from '@verbena/core/practice/modes'
import type { WordId } from '@verbena/core/words/word'
import { changeRecord, useLearnerStore } from '../learner/learner-store'
import { answer } from '../memory/memory'

/** What came of a round, and the best that stood before it. */
export type Result = { outcome: Outcome; before: Best | undefined }

/** The words of a round whose answers are in the log already. */
export function loggedWords(mode: Mode['id'], game: GameState): Set<WordId> {
  return new Set(reviewsOf(mode, game).map(({ wordId }) => wordId))
}

/** Gives the answers that are new in a round to the one memory, each word once. */
export function logAnswers(mode: Mode['id'], game: GameState, logged: Set<WordId>): void {
  const fresh = reviewsOf(mode, game).filter(({ wordId }) => !logged.has(wordId))
  for (const review of fresh) {
    logged.add(review.wordId)
    void answer(review.wordId, review.grade, review.mode, review.takenFor)
  }
}

/** The best that stands for a game under a timing; `kind` is for games with rounds of two kinds. */
export function bestOf<State extends GameState, Action extends { type: string }>(
  engine: Engine<State, Action>,
  timing: Round<State>['timing'],
  kind?: string,
): Best | undefined {
  return useLearnerStore.getState().bests[bestKey(engine, timing, kind)]
}

/** What a finished round came to; a new best is kept at once. */
export function settleRound<State extends GameState, Action extends { type: string }>(
  engine: Engine<State, Action>,
  round: Round<State>,
  kind?: string,
): Result {
  const before = bestOf(engine, round.timing, kind)
  const outcome = outcomeOf(engine, round, before)
  if (outcome.isBest) {
    const best: Best = { score: outcome.score, better: engine.better(round.timing), at: Date.now() }
    changeRecord((record) => ({ ...record, bests: { ...record.bests, [bestKey(engine, round.timing, kind)]: best } }))
  }
  return { outcome, before }
}
