import { seededRandom } from '../../base/random'
import type { Engine, FrameAction, GameState, StartOptions } from '../frame/engine'
import { meet, meetAnswered } from '../frame/met-words'
import { notReady } from '../frame/missing'
import type { Pool } from '../pool/pool'
import { chosenWord } from '../questions/question'
import { type AnswerAction, newTurn, type Turn, takeAction } from '../questions/turn'
import { drawGaps, type GapQuestion, gapCount } from './gap-questions'

/** `claims` are answers that the learner said fit as well, for a report. */
export type FillGapState = GameState & {
  questions: GapQuestion[]
  place: number
  turn: Turn
  hasClaimed: boolean
  claims: { wordId: string; answer: string }[]
}

export type FillGapAction = AnswerAction | { type: 'claim' }

/** Fill in the gap: ten sentences, the first six with options, the rest typed. */
export const fillGap: Engine<FillGapState, FillGapAction> = {
  mode: 'fill-gap',
  clock: 'none',
  hasCountdown: false,
  better: () => 'higher',
  start,
  reduce,
  progress: ({ place, questions }) => ({ done: place, total: questions.length }),
}

function start(seed: number, pool: Pool, options: StartOptions): ReturnType<typeof fillGap.start> {
  const questions = drawGaps(pool, seededRandom(seed), seed, options)
  const needed = options.misses === undefined ? gapCount : 1
  if (questions.length < needed) return notReady(needed, questions.length, 'words that stand in their example')
  const fresh = { place: 0, turn: newTurn, hasClaimed: false, claims: [] }
  return { isReady: true, state: { status: 'asking', score: 0, met: [], questions, ...fresh } }
}

/** The question on screen; `undefined` once all are answered. */
export function gapOnShow({ questions, place }: FillGapState): GapQuestion | undefined {
  return questions[place]
}

const fullPoints = 10
const hintCost = 5

function reduce(state: FillGapState, action: FillGapAction | FrameAction): FillGapState {
  const question = gapOnShow(state)
  if (question === undefined || action.type === 'tick') return state
  if (state.status === 'feedback') {
    if (action.type === 'next') return goOn(state, question)
    return action.type === 'claim' ? claim(state, question) : state
  }
  if (state.status !== 'asking' || action.type === 'next' || action.type === 'claim') return state
  const turn = takeAction(question.question, state.turn, action)
  if (turn === state.turn) return state
  if (turn.isRight === null) return { ...state, turn }
  return { ...state, turn, status: 'feedback', score: state.score + (turn.isRight ? pointsFor(turn) : 0) }
}

function pointsFor({ isHinted }: Turn): number {
  return isHinted ? fullPoints - hintCost : fullPoints
}

/** "This fits too": the learner is believed, gets the point, and nothing is logged. */
function claim(state: FillGapState, { question }: GapQuestion): FillGapState {
  const { turn } = state
  if (turn.isRight !== false || state.hasClaimed) return state
  const answer = question.ask === 'typed' ? (turn.typed ?? '') : (question.options[turn.chosen ?? -1]?.text ?? '')
  const claims = [...state.claims, { wordId: question.target.wordId, answer }]
  return { ...state, hasClaimed: true, claims, score: state.score + pointsFor(turn) }
}

/** What the answer was is settled only here: until the learner goes on it may still be claimed. */
function goOn(state: FillGapState, { question }: GapQuestion): FillGapState {
  const { turn, hasClaimed } = state
  const { target } = question
  const met = hasClaimed
    ? meet(state.met, target, true, null)
    : meetAnswered(state.met, target, {
        isRight: turn.isRight === true,
        isHinted: turn.isHinted,
        isRecalled: question.ask === 'typed',
        takenFor: chosenWord(question, turn.chosen),
      })
  const place = state.place + 1
  return { ...state, met, place, turn: newTurn, hasClaimed: false, status: place < state.questions.length ? 'asking' : 'done' }
}
