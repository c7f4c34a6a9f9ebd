import type { Engine, FrameAction, GameState } from '../src/games/frame/engine'
import type { Question } from '../src/games/questions/question'

/** Something a player might do now; it may be wrong, or nothing at all. */
type Move<State, Action> = (state: State, random: () => number) => Action | FrameAction

/** Hands an engine of any kind to a test together with a player for it. */
export type AnyGame = {
  mode: string
  use: <Result>(
    test: <State extends GameState, Action extends { type: string }>(engine: Engine<State, Action>, move: Move<State, Action>) => Result,
  ) => Result
}

export function game<State extends GameState, Action extends { type: string }>(
  engine: Engine<State, Action>,
  move: Move<State, Action>,
): AnyGame {
  return { mode: engine.mode, use: (test) => test(engine, move) }
}

export const below = (count: number, random: () => number) => Math.floor(random() * count)

/** An answer to any question, right or wrong. */
export function anyAnswer(question: Question | undefined, random: () => number) {
  if (question?.ask === 'typed') return { type: 'type' as const, text: random() < 0.6 ? (question.accepted[0] ?? '') : 'zzzz' }
  return { type: 'choose' as const, option: below(question?.options.length ?? 1, random) }
}
