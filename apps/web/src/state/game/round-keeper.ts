import { elapsedAt } from '@verbena/core/games/frame/clock'
import type { Engine, FrameAction, GameState, Missing, StartOptions } from '@verbena/core/games/frame/engine'
import { fitOf } from '@verbena/core/games/frame/fit'
import { beginRound, pauseRound, play, type Round, resumeRound, startRound } from '@verbena/core/games/frame/round'
import type { Pool } from '@verbena/core/games/pool/pool'
import type { WordId } from '@verbena/core/words/word'
import { afterPaint } from '../../lib/after-paint'
import { logAnswers, loggedWords, type Result, settleRound } from './log-round'
import { dropSlot, readSlot, writeSlot } from './round-slot'

/** What a game screen shows: no round yet, one that is played, or one that is over and what came of it. */
export type Table<State extends GameState> = { round: Round<State> | null; missing: Missing | null; result: Result | null }

export type RoundRules<State extends GameState> = {
  /** The words as the learner stands now; asked for anew with every round. */
  makePool: () => Pool
  /** Where the round is kept between visits, and its best; the game's mode unless it has rounds of two kinds. */
  slot?: string
  /** The category or collection that is practised, if it is not the learner's own choice. */
  of?: string
  seed?: () => number
  /** A stored round is gone on with only when this allows it. */
  canResume?: (round: Round<State>) => boolean
  /** Told of every change of the game itself. */
  onChange?: (round: Round<State>) => void
}

/** Plays the rounds of one game: keeps each after every action, gives its answers to the memory, its result to the bests. */
export function keepRound<State extends GameState, Action extends { type: string }>(
  engine: Engine<State, Action>,
  rules: RoundRules<State>,
) {
  const slot = rules.slot ?? engine.mode
  const listeners = new Set<() => void>()
  let pool = rules.makePool()
  const left = readSlot(slot, engine)
  const isOurs = left !== null && left.of === (rules.of ?? null) && (rules.canResume?.(left) ?? true)
  let table: Table<State> = { round: isOurs ? left : null, missing: null, result: null }
  let logged: Set<WordId> = table.round ? loggedWords(engine.mode, table.round.game) : new Set()
  /** The round as it is stored and logged. */
  let kept = table.round

  function show(next: Table<State>) {
    table = next
    for (const listener of listeners) listener()
  }

  /** An end that was reached is kept before it is shown; every other answer is shown first and kept once it is on screen. */
  function change(rule: (round: Round<State>) => Round<State>) {
    const before = table.round
    if (before === null) return
    const round = rule(before)
    if (round === before) return
    const isOver = round.game.status === 'done' && before.game.status !== 'done'
    if (!isOver) {
      show({ ...table, round, missing: null })
      afterPaint(keep)
      return
    }
    keep(round)
    show({ round, missing: null, result: settleRound(engine, round, slot) })
  }

  function keep(round = table.round) {
    if (round === null || round === kept) return
    writeSlot(slot, engine.mode, round, performance.now())
    if (round.game !== kept?.game) {
      logAnswers(engine.mode, round.game, logged)
      rules.onChange?.(round)
    }
    kept = round
  }

  /** A list that holds nothing for this game is not played with other words in its place. */
  function refusal({ misses }: StartOptions) {
    if (misses !== undefined || pool.scope.by === 'choice') return null
    const fit = fitOf(engine, pool, pool.scope.wordIds)
    return fit.plays === 'not' ? { isReady: false as const, missing: fit.missing } : null
  }

  function pause() {
    change((round) => (round.isPaused || round.game.status === 'done' ? round : pauseRound(round, performance.now())))
  }

  return {
    read: () => table,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    start(options: StartOptions) {
      keep()
      pool = rules.makePool()
      logged = new Set()
      const seed = rules.seed?.() ?? Math.floor(Math.random() * 2 ** 32)
      const start = refusal(options) ?? startRound(engine, pool, seed, { ...options, ...(rules.of && { of: rules.of }) }, performance.now())
      if (start.isReady) writeSlot(slot, engine.mode, start.round, performance.now())
      kept = start.isReady ? start.round : null
      show({ round: start.isReady ? start.round : null, missing: start.isReady ? null : start.missing, result: null })
    },
    act: (action: Action | FrameAction) => change((round) => play(engine, pool, round, action, performance.now())),
    begin: () => change((round) => beginRound(round, performance.now())),
    pause,
    /** Whoever looks away loses no time; where none runs, nothing has to stop. */
    leave() {
      if (engine.clock !== 'none' && table.round?.timing !== 'off') pause()
      keep()
    },
    resume: () => change((round) => resumeRound(round, performance.now())),
    /** Gives a round up: nothing of it is kept but the answers. */
    drop() {
      keep()
      dropSlot(slot)
      show({ round: null, missing: null, result: null })
    },
    /** Playing time of the round now. */
    timeNow: () => (table.round ? elapsedAt(table.round.clock, performance.now()) : 0),
  }
}
