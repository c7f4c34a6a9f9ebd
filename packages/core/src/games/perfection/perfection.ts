import type { Engine, FrameAction, GameState, StartOptions } from '../frame/engine'
import { meet, meetAnswered } from '../frame/met-words'
import { notReady } from '../frame/missing'
import { countWords, type Pool } from '../pool/pool'
import { newSupply, type Supply } from '../questions/maker'
import { chosenWord, type Question } from '../questions/question'
import { newTurn, type Turn, takeAction } from '../questions/turn'
import { ladderLength, perfectionQuestion, seenPool } from './perfection-ladder'

/** A run: `draft` is what is selected or typed and not yet confirmed. The score is the number of words right in a row. */
export type PerfectionState = GameState & {
  misses: readonly string[] | null
  supply: Supply
  asked: string[]
  question: Question | null
  turn: Turn
  draft: { option: number } | { text: string } | null
  hasPass: boolean
  stars: number
  end: 'missed' | 'cleared' | null
}

export type PerfectionAction = { type: 'select'; option: number } | { type: 'draft'; text: string } | { type: 'confirm' } | { type: 'pass' }

/** Perfection: slow, exact, and over with the first miss. */
export const perfection: Engine<PerfectionState, PerfectionAction> = {
  mode: 'perfection',
  clock: 'none',
  hasCountdown: false,
  better: () => 'higher',
  start,
  reduce,
  progress: (state) => ({ done: isWhole(state) ? ladderLength : state.score % ladderLength, total: ladderLength }),
}

/** A climbed ladder stands until the next one begins. */
function isWhole({ score, status, turn, end }: PerfectionState): boolean {
  if (end === 'cleared') return true
  return status === 'feedback' && turn.isRight === true && score % ladderLength === 0
}

/** Ten rungs and the word that a pass swaps in. */
const leastSeen = ladderLength + 1

function start(seed: number, pool: Pool, options: StartOptions): ReturnType<typeof perfection.start> {
  const misses = options.misses ?? null
  const seen = countWords(seenPool(pool, misses), leastSeen)
  const needed = misses === null ? leastSeen : 1
  if (seen < needed) return notReady(needed, seen, 'words that you have seen in the feed')
  const empty: PerfectionState = {
    ...{ status: 'asking', score: 0, met: [], misses, supply: newSupply(seed), asked: [], question: null },
    ...{ turn: newTurn, draft: null, hasPass: true, stars: 0, end: null },
  }
  const state = askNext(empty, pool, options.first ?? null)
  return state.question === null ? notReady(needed, 0, 'words that can be asked') : { isReady: true, state }
}

function reduce(state: PerfectionState, action: PerfectionAction | FrameAction, _: number, pool: Pool): PerfectionState {
  if (state.question === null) return state
  if (action.type === 'next') return state.status === 'feedback' ? goOn(state, pool) : state
  if (state.status !== 'asking') return state
  switch (action.type) {
    case 'select':
      return state.question.ask === 'typed' || state.question.options[action.option] === undefined
        ? state
        : { ...state, draft: { option: action.option } }
    case 'draft':
      return state.question.ask === 'typed' ? { ...state, draft: { text: action.text } } : state
    case 'pass':
      return state.hasPass ? pass(state, state.question, pool) : state
    case 'confirm':
      return confirm(state, state.question)
    case 'tick':
      return state
  }
}

function confirm(state: PerfectionState, question: Question): PerfectionState {
  if (state.draft === null) return state
  const action = 'option' in state.draft ? { type: 'choose' as const, ...state.draft } : { type: 'type' as const, ...state.draft }
  const turn = takeAction(question, state.turn, action)
  if (turn.isRight === null) return { ...state, turn }
  const met = meetAnswered(state.met, question.target, {
    isRight: turn.isRight,
    isRecalled: question.ask === 'typed',
    takenFor: chosenWord(question, turn.chosen),
  })
  if (!turn.isRight) return { ...state, turn, met, status: 'feedback', end: 'missed' }
  const score = state.score + 1
  return { ...state, turn, met, score, status: 'feedback', stars: Math.floor(score / ladderLength) }
}

/** A pass swaps the word; it is neither scored nor logged. */
function pass(state: PerfectionState, question: Question, pool: Pool): PerfectionState {
  const swapped = askNext({ ...state, hasPass: false }, pool, null)
  if (swapped.question === null) return state
  return { ...swapped, met: meet(state.met, question.target, null, null) }
}

function goOn(state: PerfectionState, pool: Pool): PerfectionState {
  if (state.end !== null) return { ...state, status: 'done' }
  const hasPass = state.hasPass || state.score % ladderLength === 0 // every ladder brings a pass of its own
  return askNext({ ...state, status: 'asking', hasPass }, pool, null)
}

function askNext(state: PerfectionState, pool: Pool, first: string | null): PerfectionState {
  const next = perfectionQuestion(pool, { rung: state.score, asked: state.asked, supply: state.supply, misses: state.misses, first })
  if (next === null) return { ...state, question: null, status: 'done', end: 'cleared' }
  return { ...state, ...next, asked: [...state.asked, next.question.target.wordId], turn: newTurn, draft: null }
}
