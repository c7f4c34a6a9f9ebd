import { seededRandom } from '../../base/random'
import type { Engine, FrameAction, GameState, StartOptions } from '../frame/engine'
import { meet, meetAnswered, type Target } from '../frame/met-words'
import { notReady } from '../frame/missing'
import { drawTargets } from '../pool/draw-targets'
import type { Pool } from '../pool/pool'
import { targetOf } from '../questions/question'
import { plainText } from '../questions/typed'
import { type ClueLadder, cluesFor } from './guess-clues'
import { type LetterMark, markLetters } from './letter-marks'
import { isTrueToClues } from './true-to-clues'

const wordCount = 8
const guessable = /^[a-z]{4,9}$/
export const mostWrongGuesses = 6

export type HiddenWord = ClueLadder & { target: Target }
export type Guess = { text: string; marks: LetterMark[] }

/** `opened` clues are on show; `answer` is how the word on show ended: found, found by another true word, or revealed. */
export type GuessWordState = GameState & {
  words: HiddenWord[]
  place: number
  opened: number
  guesses: Guess[]
  answer: { how: 'found' | 'also-true' | 'revealed'; text: string } | null
}

export type GuessWordAction = { type: 'guess'; text: string } | { type: 'clue' } | { type: 'reveal' }

/** Guess the word: clues from vague to sharp, each one makes the word worth less. */
export const guessWord: Engine<GuessWordState, GuessWordAction> = {
  mode: 'guess-word',
  clock: 'none',
  hasCountdown: false,
  better: () => 'higher',
  start,
  reduce,
  progress: ({ place, words }) => ({ done: place, total: words.length }),
}

function start(seed: number, pool: Pool, options: StartOptions): ReturnType<typeof guessWord.start> {
  const random = seededRandom(seed)
  const ladders = new Map<string, ClueLadder>()
  const fits = (word: Parameters<typeof cluesFor>[0]) => {
    const ladder = guessable.test(word.word) ? cluesFor(word, pool.library, random) : null
    if (ladder !== null) ladders.set(word.id, ladder)
    return ladder !== null
  }
  const drawn = drawTargets(pool, { count: Math.min(wordCount, options.misses?.length ?? wordCount), random, fits }, options)
  const needed = options.misses === undefined ? wordCount : 1
  if (drawn.length < needed) return notReady(needed, drawn.length, 'words of four to nine letters')
  const words = drawn.flatMap((word) => {
    const ladder = ladders.get(word.id)
    return ladder === undefined ? [] : [{ ...ladder, target: targetOf(word) }]
  })
  return { isReady: true, state: { status: 'asking', score: 0, met: [], words, place: 0, opened: 1, guesses: [], answer: null } }
}

/** The word being guessed; `undefined` once all are. */
export function hiddenWord({ words, place }: GuessWordState): HiddenWord | undefined {
  return words[place]
}

const worthByClue = [100, 80, 60, 40, 20]
const wrongGuessCost = 5
const leastWorth = 10

/** What the word is worth now. */
export function worthNow({ opened, guesses }: Pick<GuessWordState, 'opened' | 'guesses'>): number {
  return Math.max(leastWorth, (worthByClue[opened - 1] ?? leastWorth) - wrongGuessCost * guesses.length)
}

function reduce(state: GuessWordState, action: GuessWordAction | FrameAction, _: number, pool: Pool): GuessWordState {
  const hidden = hiddenWord(state)
  if (hidden === undefined) return state
  if (action.type === 'next') return state.status === 'feedback' ? goOn(state) : state
  if (state.status !== 'asking') return state
  switch (action.type) {
    case 'clue':
      return state.opened < hidden.clues.length ? { ...state, opened: state.opened + 1 } : state
    case 'reveal':
      return reveal(state, hidden)
    case 'guess':
      return guess(state, hidden, plainText(action.text), pool)
    case 'tick':
      return state
  }
}

function reveal(state: GuessWordState, { target }: HiddenWord): GuessWordState {
  const met = meetAnswered(state.met, target, { isRight: false, isRecalled: true })
  return { ...state, met, status: 'feedback', answer: { how: 'revealed', text: target.word } }
}

function guess(state: GuessWordState, hidden: HiddenWord, text: string, pool: Pool): GuessWordState {
  const { target, clues } = hidden
  if (text.length !== target.word.length || state.guesses.some((each) => each.text === text)) return state
  const score = state.score + worthNow(state)
  if (text === target.word) {
    const isHinted = state.opened === clues.length // first and last letter are a hint; what comes before is the question
    const met = meetAnswered(state.met, target, { isRight: true, isHinted, isRecalled: true })
    return { ...state, met, score, status: 'feedback', answer: { how: 'found', text } }
  }
  if (isTrueToClues(text, hidden, state.opened, pool.library)) {
    const met = meet(state.met, target, true, null) // another word was recalled, not this one
    return { ...state, met, score, status: 'feedback', answer: { how: 'also-true', text } }
  }
  const guesses = [...state.guesses, { text, marks: markLetters(text, target.word) }]
  const wrong = { ...state, guesses }
  return guesses.length >= mostWrongGuesses ? reveal(wrong, hidden) : wrong
}

function goOn(state: GuessWordState): GuessWordState {
  const place = state.place + 1
  const status = place < state.words.length ? 'asking' : 'done'
  return { ...state, place, opened: 1, guesses: [], answer: null, status }
}
