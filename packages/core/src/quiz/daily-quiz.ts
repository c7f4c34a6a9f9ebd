import type { Day } from '../base/day'
import { seededRandom, seedFrom } from '../base/random'
import type { Engine, FrameAction, GameState, Progress, StartOptions } from '../games/frame/engine'
import { meetAnswered } from '../games/frame/met-words'
import { notReady } from '../games/frame/missing'
import { drawTargets } from '../games/pool/draw-targets'
import type { Pool } from '../games/pool/pool'
import { chosenWord, type Question } from '../games/questions/question'
import { type AnswerAction, newTurn, type Turn, takeAction } from '../games/questions/turn'
import type { Word } from '../words/word'
import { askFully } from './daily-questions'
import { drawDailyWords } from './daily-words'

export const quizLength = 10

export type QuizMark = 'right' | 'hinted' | 'wrong'

/** The quiz as it is played: `queue` holds the questions in order, the missed ones once more at its end. */
export type QuizState = GameState & { questions: Question[]; queue: number[]; place: number; turn: Turn; marks: QuizMark[] }

export type QuizAction = AnswerAction

/** The seed of one learner's quiz on one day: whoever reloads gets the same. */
export function quizSeed(learner: string, today: Day): number {
  return seedFrom(`${learner} ${today}`)
}

/** The daily quiz: ten untimed questions on ten words. */
export const dailyQuiz: Engine<QuizState, QuizAction> = {
  mode: 'quiz',
  clock: 'none',
  hasCountdown: false,
  better: () => 'higher',
  start,
  reduce,
  progress,
}

function start(seed: number, pool: Pool, { misses }: StartOptions): ReturnType<typeof dailyQuiz.start> {
  const random = seededRandom(seed)
  const count = misses === undefined ? quizLength : Math.min(quizLength, misses.length)
  const fits = (word: Word) => word.definition !== ''
  const words = misses === undefined ? drawDailyWords(pool, count, random, fits) : drawTargets(pool, { count, random, fits }, { misses })
  const questions = askFully(pool, words, misses === undefined ? count : words.length, seed)
  const needed = misses === undefined ? quizLength : 1
  if (questions.length < needed) return notReady(needed, questions.length, 'words with a meaning')
  const queue = questions.map((_, place) => place)
  return { isReady: true, state: { status: 'asking', score: 0, met: [], questions, queue, place: 0, turn: newTurn, marks: [] } }
}

/** Answered questions; the missed ones count once it is their turn to come back. */
function progress(state: QuizState): Progress {
  const { place, queue, questions, status } = state
  return { done: status === 'feedback' ? place + 1 : place, total: isRepeat(state) ? queue.length : questions.length }
}

/** The question on screen; `undefined` once the quiz is done. */
export function quizQuestion({ questions, queue, place }: QuizState): Question | undefined {
  return questions[queue[place] ?? -1]
}

/** Whether the question on screen is a missed one that came back; it does not score. */
export function isRepeat({ questions, place }: QuizState): boolean {
  return place >= questions.length
}

/** Whether all questions were answered once: from here on the day's quiz counts as taken. */
export function isQuizComplete({ questions, marks }: QuizState): boolean {
  return marks.length === questions.length
}

function reduce(state: QuizState, action: QuizAction | FrameAction): QuizState {
  const question = quizQuestion(state)
  if (question === undefined || action.type === 'tick') return state
  if (action.type === 'next') return state.status === 'feedback' ? goOn(state) : state
  if (state.status !== 'asking') return state
  const turn = takeAction(question, state.turn, action)
  if (turn === state.turn) return state
  return turn.isRight === null ? { ...state, turn } : judge(state, question, turn, turn.isRight)
}

const points = { right: 1, hinted: 0.5, wrong: 0 } satisfies Record<QuizMark, number>

function judge(state: QuizState, question: Question, turn: Turn, isRight: boolean): QuizState {
  if (isRepeat(state)) return { ...state, turn, status: 'feedback' }
  const mark: QuizMark = !isRight ? 'wrong' : turn.isHinted ? 'hinted' : 'right'
  const how = { isHinted: turn.isHinted, isRecalled: question.ask === 'typed', takenFor: chosenWord(question, turn.chosen) }
  const met = meetAnswered(state.met, question.target, { isRight, ...how })
  const queue = isRight ? state.queue : [...state.queue, state.place]
  return { ...state, turn, status: 'feedback', met, queue, marks: [...state.marks, mark], score: state.score + points[mark] }
}

function goOn(state: QuizState): QuizState {
  const place = state.place + 1
  return { ...state, place, turn: newTurn, status: place < state.queue.length ? 'asking' : 'done' }
}
