import type { Pool } from '../pool/pool'
import { type Clock, elapsedAt, setClock, stoppedClock } from './clock'
import type { Engine, FrameAction, GameState, Missing, StartOptions, Timing } from './engine'

/** A game being played, with all that the frame adds to it; plain JSON. */
export type Round<State extends GameState> = {
  seed: number
  timing: Timing
  isScored: boolean
  /** The category or collection whose words these are; `null` for the learner's own choice. */
  of: string | null
  /** When the countdown began; `null` once it is over. */
  countdownFrom: number | null
  isPaused: boolean
  clock: Clock
  game: State
}

export type Phase = 'countdown' | 'running' | 'feedback' | 'paused' | 'done'

export const countdownMs = 3000

/** A new round, or what is missing for one. */
export function startRound<State extends GameState, Action extends { type: string }>(
  engine: Engine<State, Action>,
  pool: Pool,
  seed: number,
  options: StartOptions,
  now: number,
): { isReady: true; round: Round<State> } | { isReady: false; missing: Missing } {
  const start = engine.start(seed, pool, options)
  if (!start.isReady) return start
  const countdownFrom = engine.hasCountdown && options.timing !== 'off' ? now : null
  const { timing, misses, of = null } = options
  const round = { seed, timing, isScored: misses === undefined, of, countdownFrom, isPaused: false, clock: stoppedClock, game: start.state }
  return { isReady: true, round: withClock(round, now) }
}

export function phaseOf(round: Round<GameState>): Phase {
  if (round.game.status === 'done') return 'done'
  if (round.isPaused) return 'paused'
  if (round.countdownFrom !== null) return 'countdown'
  return round.game.status === 'feedback' ? 'feedback' : 'running'
}

/** Seconds still to count down, as shown: 3, 2, 1, then 0. */
export function countdownLeft(round: Round<GameState>, now: number): number {
  if (round.countdownFrom === null) return 0
  return Math.max(0, Math.ceil((countdownMs - (now - round.countdownFrom)) / 1000))
}

/** The round after the countdown ran out or was skipped. */
export function beginRound<State extends GameState>(round: Round<State>, now: number): Round<State> {
  return withClock({ ...round, countdownFrom: null }, now)
}

/** The round at rest. Store this form of it: whoever reloads comes back to a paused game that lost no time. */
export function pauseRound<State extends GameState>(round: Round<State>, now: number): Round<State> {
  if (round.game.status === 'done') return withClock(round, now)
  return withClock({ ...round, isPaused: true }, now)
}

/** Back from a pause; an interrupted countdown starts again. */
export function resumeRound<State extends GameState>(round: Round<State>, now: number): Round<State> {
  return withClock({ ...round, isPaused: false, countdownFrom: round.countdownFrom === null ? null : now }, now)
}

/** The round after one action of the game; while it is paused or counting down nothing happens. */
export function play<State extends GameState, Action extends { type: string }>(
  engine: Engine<State, Action>,
  pool: Pool,
  round: Round<State>,
  action: Action | FrameAction,
  now: number,
): Round<State> {
  const phase = phaseOf(round)
  if (phase !== 'running' && phase !== 'feedback') return round
  const game = engine.reduce(round.game, action, elapsedAt(round.clock, now), pool)
  return game === round.game ? round : withClock({ ...round, game }, now)
}

function withClock<State extends GameState>(round: Round<State>, now: number): Round<State> {
  return { ...round, clock: setClock(round.clock, phaseOf(round) === 'running', now) }
}
