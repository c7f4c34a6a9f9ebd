import type { Review } from '../../learner/record'
import type { Mode } from '../../practice/modes'
import type { WordId } from '../../words/word'
import type { Pool } from '../pool/pool'

export const timings = ['off', 'relaxed', 'standard'] as const
/** How a game treats time: not at all, three times as long, or as its rules say. */
export type Timing = (typeof timings)[number]

/** Asking: the clock runs. Feedback: it stands until `next`. Done: the end screen. */
export type Status = 'asking' | 'feedback' | 'done'

/** What an answer tells the one memory. Recalled: without options to choose from. Taken for: the wrong word chosen in its place. */
export type WordReview = { grade: Review['grade']; isRecalled: boolean; takenFor: WordId | null }

/** A word that the round was about, in the order met: ✓ or ✗ by its first answer, `null` while untouched; `review` is `null` where nothing is logged. */
export type MetWord = { wordId: WordId; word: string; meaning: string; isRight: boolean | null; review: WordReview | null }

/** What every game's state holds. All of it is plain JSON, so that a reload can resume. */
export type GameState = { status: Status; score: number; met: readonly MetWord[] }

/** How far a round is; `total` is `null` where nobody knows the end. */
export type Progress = { done: number; total: number | null }

/** What is missing before a game can start: how many words it needs, how many it found, and what they must have. */
export type Missing = { needed: number; found: number; what: string }

export type Start<State> = { isReady: true; state: State } | { isReady: false; missing: Missing }

export type StartOptions = {
  timing: Timing
  /** Only these words, unscored: the misses of the round before. */
  misses?: readonly WordId[]
  /** The word to begin with. */
  first?: WordId
  /** What it is about, by its name in the address; without it, the learner's own choice. */
  of?: string
}

/** The actions that the frame itself sends to any game: leave the feedback, look at the clock. */
export type FrameAction = { type: 'next' } | { type: 'tick' }

/**
 * The rules of one game. `at` is the playing time in milliseconds, which stands during feedback and pauses; the same seed,
 * pool and actions always give the same run.
 */
export type Engine<State extends GameState, Action extends { type: string }> = {
  mode: Mode['id']
  /** Scored: bests are kept apart by timing. Shown: it only counts up. */
  clock: 'none' | 'shown' | 'scored'
  hasCountdown: boolean
  better: (timing: Timing) => 'higher' | 'lower'
  start(seed: number, pool: Pool, options: StartOptions): Start<State>
  reduce(state: State, action: Action | FrameAction, at: number, pool: Pool): State
  progress(state: State): Progress
}
