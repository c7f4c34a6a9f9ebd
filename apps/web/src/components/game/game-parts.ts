import type { Engine, FrameAction, GameState, StartOptions, Timing } from '@verbena/core/games/frame/engine'
import type { ComponentType } from 'react'

/** What a game's board is given: its state, the way to act, and the playing time, which stands in feedback and pauses. */
export type BoardProps<State extends GameState, Action extends { type: string }> = {
  state: State
  timing: Timing
  act: (action: Action | FrameAction) => void
  timeNow: () => number
}

/** What a game may add to the end screen; `onStart` begins another round. */
export type DetailsProps<State extends GameState> = {
  state: State
  timing: Timing
  onStart: (options: Omit<StartOptions, 'timing'>) => void
}

/** All that a game adds to the frame: its rules in words, its board, and how its state reads. */
export type GameParts<State extends GameState, Action extends { type: string }> = {
  engine: Engine<State, Action>
  /** How it is played, one sentence a line, shown before the start. */
  rules: readonly string[]
  /** Keys and what they do; the frame adds its own. */
  keys: readonly (readonly [key: string, does: string])[]
  Board: ComponentType<BoardProps<State, Action>>
  /** The board draws how far the round is; the header says it in words only. */
  hasOwnBar?: boolean
  /** Score, strikes or time as the header shows them, beside the progress. */
  status: (state: State, at: number, timing: Timing) => string
  /** A score as a person reads it: "120 points", "0:48.2". */
  scoreText: (score: number, timing: Timing) => string
  /** What came of the last answer, for whoever does not see the board; empty while nothing did. */
  says: (state: State) => string
  /** How the device answers what just happened; without it, as each word is answered for the first time. */
  feel?: (before: State, after: State) => 'right' | 'wrong' | null
  Details?: ComponentType<DetailsProps<State>>
  /** What the end screen shows once more: pairs, sentences. */
  Lesson?: ComponentType<DetailsProps<State>>
}
