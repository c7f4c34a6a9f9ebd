import { seededRandom } from '../../base/random'
import type { Word } from '../../words/word'
import type { Engine, FrameAction, GameState, StartOptions } from '../frame/engine'
import { meetAnswered, type Target } from '../frame/met-words'
import { notReady } from '../frame/missing'
import { maskWord } from '../mask/mask'
import { drawTargets } from '../pool/draw-targets'
import { drawWords, type Pool } from '../pool/pool'
import { targetOf } from '../questions/question'
import { mixLetters } from './mix-letters'
import { changeRow, emptyRow, type Row, type RowAction, rowText } from './row'

/** A word to unscramble; `accepted` are all listed words of its letters. */
export type ScrambledWord = { target: Target; clue: string; letters: string; accepted: string[] }

/** `hasMeaning` and `helped` are the hints taken, `last` the last full row that was no word. */
export type ScrambleState = GameState & {
  words: ScrambledWord[]
  place: number
  row: Row
  tries: number
  hasMeaning: boolean
  hasFirst: boolean
  helped: number
  shuffles: number
  last: string | null
  isSolved: boolean | null
}

export type ScrambleAction = RowAction | { type: 'shuffle' } | { type: 'meaning' } | { type: 'first-letter' } | { type: 'place-letter' }

/** Scramble: letters in the wrong order, the meaning hidden. */
export const scramble: Engine<ScrambleState, ScrambleAction> = {
  mode: 'scramble',
  clock: 'shown',
  hasCountdown: false,
  better: () => 'higher',
  start,
  reduce,
  progress: ({ place, words }) => ({ done: place, total: words.length }),
}

const lengths = [5, 6, 7, 8, 9]
const wordsPerLength = 2
const wordCount = lengths.length * wordsPerLength

function start(seed: number, pool: Pool, options: StartOptions): ReturnType<typeof scramble.start> {
  const random = seededRandom(seed)
  const room = new Map(lengths.map((length) => [length, options.misses === undefined ? wordsPerLength : wordCount]))
  const takeRoom = ({ word, definition }: Word) => {
    const left = room.get(word.length) ?? 0
    if (left === 0 || definition === '' || !/^[a-z]+$/.test(word)) return false
    room.set(word.length, left - 1)
    return true
  }
  const count = Math.min(wordCount, options.misses?.length ?? wordCount)
  const drawn = drawTargets(pool, { count, random, fits: takeRoom }, options)
  if (drawn.length < count && options.misses === undefined) {
    for (const length of lengths) room.set(length, wordCount) // a length that is lacking is made up for by others
    const without = new Set(drawn.map((word) => word.id))
    drawn.push(...drawWords(pool, { count: count - drawn.length, random, fits: takeRoom, without }))
  }
  const needed = options.misses === undefined ? wordCount : 1
  if (drawn.length < needed) return notReady(needed, drawn.length, 'words of five to nine letters')
  const words = drawn
    .sort((a, b) => a.word.length - b.word.length)
    .map((word) => {
      const accepted = [word.word, ...anagramsOf(word.word, pool)]
      return { target: targetOf(word), clue: maskWord(word.definition, word), letters: mixLetters(accepted, random), accepted }
    })
  return { isReady: true, state: { status: 'asking', score: 0, met: [], words, place: 0, ...freshWord(words[0]) } }
}

function anagramsOf(word: string, pool: Pool): string[] {
  const key = (text: string) => [...text].sort().join('')
  const wanted = key(word)
  const others = pool.library.words.filter(
    (other) => other.word.length === word.length && other.word !== word && key(other.word) === wanted,
  )
  return others.map((other) => other.word)
}

function freshWord(word: ScrambledWord | undefined) {
  const none = { tries: 0, hasMeaning: false, hasFirst: false, helped: 0, shuffles: 0, last: null, isSolved: null }
  return { ...none, row: emptyRow(word?.letters ?? '') }
}

/** The word on show; `undefined` once all are done. */
export function scrambledWord({ words, place }: ScrambleState): ScrambledWord | undefined {
  return words[place]
}

const fullWorth = 100
const costs = { meaning: 30, first: 20, letter: 15 }
const mostTries = 3

/** What the word is worth now, after its hints. */
export function worthLeft({ hasMeaning, hasFirst, helped }: Pick<ScrambleState, 'hasMeaning' | 'hasFirst' | 'helped'>): number {
  const cost = (hasMeaning ? costs.meaning : 0) + (hasFirst ? costs.first : 0) + helped * costs.letter
  return Math.max(0, fullWorth - cost)
}

function reduce(state: ScrambleState, action: ScrambleAction | FrameAction): ScrambleState {
  const word = scrambledWord(state)
  if (word === undefined || action.type === 'tick') return state
  if (action.type === 'next') return state.status === 'feedback' ? goOn(state) : state
  if (state.status !== 'asking') return state
  switch (action.type) {
    case 'meaning':
      return state.hasMeaning ? state : { ...state, hasMeaning: true }
    case 'shuffle':
      return { ...state, shuffles: state.shuffles + 1 } // the screen lays the tiles by this number
    case 'first-letter':
      return state.hasFirst
        ? state
        : check({ ...state, hasFirst: true, row: changeRow(state.row, { type: 'fix', at: 0 }, word.target.word) }, word)
    case 'place-letter': {
      const at = state.row.slots.findIndex((_, place) => place > 0 && !state.row.fixed.includes(place))
      return at < 0
        ? state
        : check({ ...state, helped: state.helped + 1, row: changeRow(state.row, { type: 'fix', at }, word.target.word) }, word)
    }
    default: {
      const row = changeRow(state.row, action, word.target.word)
      return row === state.row ? state : check({ ...state, row }, word)
    }
  }
}

/** A full row checks itself; a wrong one gives its letters back. */
function check(state: ScrambleState, word: ScrambledWord): ScrambleState {
  const text = rowText(state.row)
  if (text === null) return state
  if (word.accepted.includes(text)) return finish(state, word, true)
  const tries = state.tries + 1
  const wrong = { ...state, tries, last: text, row: changeRow(state.row, { type: 'clear' }, word.target.word) }
  return tries >= mostTries ? finish(wrong, word, false) : wrong
}

function finish(state: ScrambleState, { target }: ScrambledWord, isSolved: boolean): ScrambleState {
  const isHinted = worthLeft(state) < fullWorth
  const met = meetAnswered(state.met, target, { isRight: isSolved, isHinted, isRecalled: true })
  return { ...state, met, isSolved, status: 'feedback', score: state.score + (isSolved ? worthLeft(state) : 0) }
}

function goOn(state: ScrambleState): ScrambleState {
  const place = state.place + 1
  return { ...state, place, ...freshWord(state.words[place]), status: place < state.words.length ? 'asking' : 'done' }
}
