import type { Best } from '../../learner/record'
import type { Mode } from '../../practice/modes'
import type { WordId } from '../../words/word'
import type { Engine, GameState, Timing } from './engine'
import type { Round } from './round'

/** The result of a round: accuracy is over the words that were answered. */
export type Outcome = { score: number; right: number; answered: number; missed: WordId[]; isBest: boolean }

/** Where a best is kept: games that score the clock have one for every timing, and a game with rounds of two kinds one for each. */
export function bestKey(
  engine: { mode: Mode['id']; clock: 'none' | 'shown' | 'scored' },
  timing: Timing,
  kind: string = engine.mode,
): string {
  return engine.clock === 'scored' ? `${kind}-${timing}` : kind
}

function isBetter(score: number, best: Best | undefined, better: Best['better']): boolean {
  if (best === undefined) return better === 'lower' || score > 0
  return better === 'higher' ? score > best.score : score < best.score
}

/** What the end screen says of a round, compared with the best before it. Misses and the words of a collection never make a best. */
export function outcomeOf<State extends GameState, Action extends { type: string }>(
  engine: Engine<State, Action>,
  round: Round<State>,
  best: Best | undefined,
): Outcome {
  const answered = round.game.met.filter((each) => each.isRight !== null)
  const missed = answered.filter((each) => each.isRight === false).map((each) => each.wordId)
  const isBest =
    round.isScored && round.of === null && round.game.status === 'done' && isBetter(round.game.score, best, engine.better(round.timing))
  return { score: round.game.score, right: answered.length - missed.length, answered: answered.length, missed, isBest }
}
