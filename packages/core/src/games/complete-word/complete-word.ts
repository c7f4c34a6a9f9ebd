import { seededRandom } from '../../base/random'
import type { Word } from '../../words/word'
import type { Engine, FrameAction, GameState, StartOptions } from '../frame/engine'
import { meetAnswered } from '../frame/met-words'
import { notReady } from '../frame/missing'
import { maskWord } from '../mask/mask'
import { drawTargets } from '../pool/draw-targets'
import type { Pool } from '../pool/pool'
import { targetOf } from '../questions/question'
import { fitsShape, isTentative, type PartialWord, placeLetter } from './letters'
import { hiddenPlaces } from './trouble-spots'

const wordCount = 10
const completable = /^[a-z]{4,15}$/

/** `filled` are the letters in the blanks by place; `wrong` counts wrong letters, `last` is what the last letter was. */
export type CompleteWordState = GameState & {
  words: PartialWord[]
  queue: number[]
  place: number
  filled: Record<number, string>
  wrong: number
  hasHeard: boolean
  last: { at: number; letter: string; was: 'right' | 'wrong' | 'other-word' } | null
  isSolved: boolean | null
}

export type CompleteWordAction = { type: 'letter'; at: number; letter: string } | { type: 'erase'; at: number } | { type: 'listen' }

/** Complete word: letters are missing, more of them with every word. */
export const completeWord: Engine<CompleteWordState, CompleteWordAction> = {
  mode: 'complete-word',
  clock: 'none',
  hasCountdown: false,
  better: () => 'higher',
  start,
  reduce,
  progress: ({ place, queue }) => ({ done: place, total: queue.length }),
}

/** How much of a word is hidden, by its place in the round. */
function shareAt(place: number): number {
  return place < 3 ? 0.3 : place < 7 ? 0.45 : 0.6
}

const freshWord = { filled: {}, wrong: 0, hasHeard: false, last: null, isSolved: null }

function start(seed: number, pool: Pool, options: StartOptions): ReturnType<typeof completeWord.start> {
  const random = seededRandom(seed)
  const count = Math.min(wordCount, options.misses?.length ?? wordCount)
  const fits = ({ word, definition }: Word) => completable.test(word) && definition !== ''
  const drawn = drawTargets(pool, { count, random, fits }, options)
  const needed = options.misses === undefined ? wordCount : 1
  if (drawn.length < needed) return notReady(needed, drawn.length, 'words of at least four letters')
  const words = drawn.map((word, place): PartialWord => {
    const hidden = hiddenPlaces(word, shareAt(place), random)
    const others = pool.library.words
      .filter((other) => other.word !== word.word && fitsShape(other.word, word.word, hidden))
      .map((other) => other.word)
    return { target: targetOf(word), clue: maskWord(word.definition, word), hidden, others }
  })
  return { isReady: true, state: { status: 'asking', score: 0, met: [], words, queue: words.map((_, i) => i), place: 0, ...freshWord } }
}

/** The word on show; `undefined` once all are done. */
export function partialWord({ words, queue, place }: CompleteWordState): PartialWord | undefined {
  return words[queue[place] ?? -1]
}

/** Whether the word on show was shown before and came back; it does not score. */
export function isReturned({ words, place }: CompleteWordState): boolean {
  return place >= words.length
}

const fullPoints = 10
const wrongCost = 2
const mostWrong = 3
const cleanBonus = 5

function reduce(state: CompleteWordState, action: CompleteWordAction | FrameAction): CompleteWordState {
  const word = partialWord(state)
  if (word === undefined || action.type === 'tick') return state
  if (action.type === 'listen') return state.hasHeard ? state : { ...state, hasHeard: true }
  if (action.type === 'next') return state.status === 'feedback' ? goOn(state) : state
  if (state.status !== 'asking') return state
  if (action.type === 'erase') {
    if (!isTentative(word, state.filled, action.at)) return state
    const { [action.at]: _, ...filled } = state.filled
    return { ...state, filled }
  }
  return settle(state, word, action)
}

function settle(state: CompleteWordState, word: PartialWord, { at, letter }: { at: number; letter: string }): CompleteWordState {
  const placed = placeLetter(word, state.filled, at, letter.toLowerCase())
  if (placed === null) return state
  const wrong = state.wrong + (placed.was === 'wrong' ? 1 : 0)
  const next = { ...state, filled: placed.filled, wrong, last: { at, letter: letter.toLowerCase(), was: placed.was } }
  if (wrong >= mostWrong) return finish(next, word, false)
  const isWhole = word.hidden.every((place) => next.filled[place] === word.target.word[place])
  return isWhole ? finish(next, word, true) : next
}

function finish(state: CompleteWordState, word: PartialWord, isSolved: boolean): CompleteWordState {
  const ended: CompleteWordState = { ...state, status: 'feedback', isSolved }
  if (isReturned(state)) return ended
  const met = meetAnswered(state.met, word.target, { isRight: isSolved, isHinted: state.wrong > 0, isRecalled: true })
  if (!isSolved) return { ...ended, met, queue: [...state.queue, state.queue[state.place] ?? 0] }
  const bonus = state.wrong === 0 && !state.hasHeard ? cleanBonus : 0
  return { ...ended, met, score: state.score + fullPoints - wrongCost * state.wrong + bonus }
}

function goOn(state: CompleteWordState): CompleteWordState {
  const place = state.place + 1
  return { ...state, ...freshWord, place, status: place < state.queue.length ? 'asking' : 'done' }
}
