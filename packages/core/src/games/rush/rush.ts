import type { Engine, FrameAction, GameState, StartOptions, Timing } from '../frame/engine'
import { meet, meetAnswered } from '../frame/met-words'
import { notReady } from '../frame/missing'
import { countWords, type Pool } from '../pool/pool'
import { newSupply, type Supply } from '../questions/maker'
import { type ChooseQuestion, chosenWord } from '../questions/question'
import { rushQuestion } from './rush-ladder'

export const rushStartMs = 20_000
export const rushCapMs = 30_000
export const rushStrikes = 3
export const rushCostMs = 5000

/** A rush: `bankMs` is what the time bank held at `bankAt`. `end` says why it is over. */
export type RushState = GameState & {
  timing: Timing
  misses: readonly string[] | null
  supply: Supply
  asked: string[]
  question: ChooseQuestion | null
  bankMs: number
  bankAt: number
  strikes: number
  right: number
  streak: number
  longestStreak: number
  chosen: number | null
  end: 'time' | 'strikes' | 'cleared' | null
}

export type RushAction = { type: 'choose'; option: number }

/** Rush: every right answer buys time, three wrong ones end it. */
export const rush: Engine<RushState, RushAction> = {
  mode: 'rush',
  clock: 'scored',
  hasCountdown: true,
  better: () => 'higher',
  start,
  reduce,
  progress: ({ asked, status }) => ({ done: asked.length - (status === 'asking' ? 1 : 0), total: null }),
}

const leastWords = 20

function start(seed: number, pool: Pool, options: StartOptions): ReturnType<typeof rush.start> {
  const misses = options.misses ?? null
  const known = countWords(pool, leastWords)
  if (misses === null && known < leastWords) return notReady(leastWords, known, 'words')
  const empty: RushState = {
    ...{ status: 'asking', score: 0, met: [], timing: options.timing, misses, supply: newSupply(seed), asked: [], question: null },
    ...{ bankMs: rushStartMs, bankAt: 0, strikes: 0, right: 0, streak: 0, longestStreak: 0, chosen: null, end: null },
  }
  const state = askNext(empty, pool)
  return state.question === null ? notReady(1, 0, 'words with a meaning') : { isReady: true, state }
}

/** What the time bank holds now, in milliseconds; without a clock it stays full. */
export function rushTimeLeft({ timing, bankMs, bankAt }: RushState, at: number): number {
  if (timing === 'off') return bankMs
  return Math.max(0, bankMs - (at - bankAt) / (timing === 'relaxed' ? 3 : 1))
}

/** What the next right answer brings: 3 s, a fifth of a second less after every five, at least 1 s. */
export function rushGainMs(right: number): number {
  return Math.max(1000, 3000 - 200 * Math.floor(right / 5))
}

function reduce(state: RushState, action: RushAction | FrameAction, at: number, pool: Pool): RushState {
  if (action.type === 'next') return state.status === 'feedback' ? goOn(state, at, pool) : state
  if (state.status !== 'asking' || state.question === null) return state
  if (rushTimeLeft(state, at) <= 0) {
    const met = meet(state.met, state.question.target, null, null) // time ran out before it was touched
    return { ...state, met, bankMs: 0, bankAt: at, status: 'done', end: 'time' }
  }
  if (action.type !== 'choose' || state.question.options[action.option] === undefined) return state
  const isRight = action.option === state.question.right
  const met = meetAnswered(state.met, state.question.target, { isRight, takenFor: chosenWord(state.question, action.option) })
  return isRight ? beat({ ...state, met }, at, pool) : strike({ ...state, met, chosen: action.option }, at)
}

function beat(state: RushState, at: number, pool: Pool): RushState {
  const streak = state.streak + 1
  const bankMs = Math.min(rushCapMs, rushTimeLeft(state, at) + rushGainMs(state.right))
  const score = state.score + 10 * (1 + Math.min(4, Math.floor(streak / 5)))
  const longestStreak = Math.max(state.longestStreak, streak)
  return askNext({ ...state, bankMs, bankAt: at, score, streak, longestStreak, right: state.right + 1 }, pool)
}

function strike(state: RushState, at: number): RushState {
  const bankMs = state.timing === 'off' ? state.bankMs : Math.max(0, rushTimeLeft(state, at) - rushCostMs)
  return { ...state, bankMs, bankAt: at, streak: 0, strikes: state.strikes + 1, status: 'feedback' }
}

function goOn(state: RushState, at: number, pool: Pool): RushState {
  if (state.strikes >= rushStrikes) return { ...state, status: 'done', end: 'strikes' }
  if (state.bankMs <= 0) return { ...state, status: 'done', end: 'time' }
  return askNext({ ...state, status: 'asking', bankAt: at, chosen: null }, pool)
}

function askNext(state: RushState, pool: Pool): RushState {
  const next = rushQuestion(pool, state)
  if (next === null) return { ...state, question: null, status: 'done', end: 'cleared' }
  return { ...state, ...next, asked: [...state.asked, next.question.target.wordId], chosen: null }
}
