import { seededRandom } from '../../base/random'
import { placeAnswers } from '../distractors/place-answer'
import type { Engine, FrameAction, GameState, StartOptions, Timing } from '../frame/engine'
import { meetAnswered } from '../frame/met-words'
import { notReady } from '../frame/missing'
import { drawTargets } from '../pool/draw-targets'
import type { Pool } from '../pool/pool'
import { chooseQuestion } from '../questions/choose'
import { makerOf, newSupply } from '../questions/maker'
import { type ChooseQuestion, chosenWord } from '../questions/question'

export const sprintLength = 20
export const sprintPenaltyMs = 5000
/** How long the right word stands after a miss, with the clock stopped. */
export const missShownMs = 1200

/** One question as it was run: which, how it went and how long it took. */
export type Leg = { question: number; isRight: boolean; ms: number }

/**
 * A sprint; times are playing time. `startedAt` is the first answer: from there the clock counts. The score is the time with
 * penalties in milliseconds, or the misses when time is off.
 */
export type SprintState = GameState & {
  timing: Timing
  questions: ChooseQuestion[]
  queue: number[]
  legs: Leg[]
  startedAt: number | null
  lastAt: number
  chosen: number | null
  misses: number
}

export type SprintAction = { type: 'choose'; option: number }

/** Sprint: twenty words for their meanings, three options each, the best time wins. */
export const sprint: Engine<SprintState, SprintAction> = {
  mode: 'sprint',
  clock: 'scored',
  hasCountdown: true,
  better: () => 'lower',
  start,
  reduce,
  progress: ({ legs, queue }) => ({ done: legs.length, total: queue.length }),
}

function start(seed: number, pool: Pool, options: StartOptions): ReturnType<typeof sprint.start> {
  const random = seededRandom(seed)
  const maker = makerOf(pool, newSupply(seed))
  const made = new Map<string, ChooseQuestion>()
  const fits = (word: Parameters<typeof chooseQuestion>[1]) => {
    const question = chooseQuestion('word', word, maker, { options: 3 })
    if (question !== null) made.set(word.id, question)
    return question !== null
  }
  const words = drawTargets(pool, { count: sprintLength, random, fits }, options)
  const needed = options.misses === undefined ? sprintLength : 1
  if (words.length < needed) return notReady(needed, words.length, 'words with a meaning')
  const inOrder = words.flatMap((word) => made.get(word.id) ?? [])
  const questions = placeAnswers(inOrder, random)
  const fresh = { status: 'asking', score: 0, met: [], legs: [], startedAt: null, lastAt: 0, chosen: null, misses: 0 } as const
  return { isReady: true, state: { ...fresh, legs: [], timing: options.timing, questions, queue: questions.map((_, place) => place) } }
}

/** The question on screen; `undefined` once the sprint is run. */
export function sprintQuestion({ questions, queue, legs, status }: SprintState): ChooseQuestion | undefined {
  return questions[queue[status === 'feedback' ? legs.length - 1 : legs.length] ?? -1]
}

/** Time run so far with penalties, in milliseconds. */
export function sprintTime({ startedAt, misses }: SprintState, at: number): number {
  return startedAt === null ? misses * sprintPenaltyMs : at - startedAt + misses * sprintPenaltyMs
}

function reduce(state: SprintState, action: SprintAction | FrameAction, at: number): SprintState {
  if (action.type === 'next') return state.status === 'feedback' ? goOn({ ...state, chosen: null }) : state
  const question = sprintQuestion(state)
  if (action.type !== 'choose' || state.status !== 'asking' || question?.options[action.option] === undefined) return state
  const isRight = action.option === question.right
  const place = state.queue[state.legs.length] ?? 0
  const leg: Leg = { question: place, isRight, ms: at - state.lastAt }
  const isFirstTime = state.legs.length < state.questions.length
  const run = {
    ...state,
    legs: [...state.legs, leg],
    startedAt: state.startedAt ?? at,
    lastAt: at,
    chosen: action.option,
    met: meetAnswered(state.met, question.target, { isRight, takenFor: chosenWord(question, action.option) }),
    queue: !isRight && isFirstTime ? [...state.queue, place] : state.queue,
    misses: state.misses + (isRight ? 0 : 1),
  }
  const scored = { ...run, score: state.timing === 'off' ? run.misses : sprintTime(run, at) }
  return isRight ? goOn({ ...scored, chosen: null }) : { ...scored, status: 'feedback' }
}

function goOn(state: SprintState): SprintState {
  return { ...state, status: state.legs.length < state.queue.length ? 'asking' : 'done' }
}
