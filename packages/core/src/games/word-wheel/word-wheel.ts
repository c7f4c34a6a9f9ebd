import { seededRandom, shuffle } from '../../base/random'
import type { Engine, FrameAction, GameState, StartOptions } from '../frame/engine'
import { meet, meetAnswered, type Target } from '../frame/met-words'
import { notReady } from '../frame/missing'
import { maskWord } from '../mask/mask'
import type { Pool } from '../pool/pool'
import { targetOf } from '../questions/question'
import { plainText } from '../questions/typed'
import { largeWheel, smallWheel, type Wheel, wheelsOf } from './wheels'

/** A word of the wheel, shown as blanks with its meaning; `usesAll` words use every letter. */
export type WheelWord = { target: Target; clue: string; usesAll: boolean; revealed: number; isFound: boolean }
export type WheelBoard = { centre: string; outer: string[]; words: WheelWord[] }

/** What became of the last word typed. */
export type Submitted = { text: string; was: 'found' | 'found-before' | 'without-centre' | 'not-today' }

export type WordWheelState = GameState & { boards: WheelBoard[]; board: number; shuffles: number; last: Submitted | null }

export type WordWheelAction = { type: 'submit'; text: string } | { type: 'reveal'; word: number } | { type: 'shuffle' } | { type: 'finish' }

/** Word wheel: words of one set of letters, each with its meaning, all of them from the library. */
export const wordWheel: Engine<WordWheelState, WordWheelAction> = {
  mode: 'word-wheel',
  clock: 'none',
  hasCountdown: false,
  better: () => 'higher',
  start,
  reduce,
  progress: ({ boards }) => {
    const words = boards.flatMap((board) => board.words)
    return { done: words.filter((word) => word.isFound).length, total: words.length }
  },
}

const smallWheelCount = 4
/** With fewer words there are so few large wheels that they would soon repeat. */
const enoughForLarge = 1000
/** Wanted words are looked for in so many wheels. */
const mostLookedAt = 60

/**
 * The wheel of the learner's choice depends on the seed and the words of the library alone, so that the wheel of a day is
 * everyone's. For misses or a collection it is one that asks for some of their words.
 */
function start(seed: number, pool: Pool, { misses }: StartOptions): ReturnType<typeof wordWheel.start> {
  const { library, scope } = pool
  const wanted = misses ?? (scope.by === 'words' ? scope.wordIds : null)
  const found = wanted === null ? null : pickWheelFor(library.entries, seed, new Set(wanted))
  if (misses === undefined && found?.count === 0 && pool.circles.length === 1) return notReady(1, 0, 'words whose letters make a wheel')
  const wheels = found === null || (misses === undefined && found.count === 0) ? pickWheels(library.entries, seed) : [found.wheel]
  if (wheels.length === 0) return notReady(smallWheelCount, 0, 'sets of letters that make several words')
  return { isReady: true, state: { status: 'asking', score: 0, met: [], boards: wheels.map(layBoard), board: 0, shuffles: 0, last: null } }
}

function pickWheels(words: Pool['library']['words'], seed: number): Wheel[] {
  const large = words.length < enoughForLarge ? null : wheelsOf(words, largeWheel, seededRandom(seed)).next()
  if (large?.value !== undefined) return [large.value]
  const small: Wheel[] = []
  for (const wheel of wheelsOf(words, smallWheel, seededRandom(seed))) {
    const isNew = wheel.words.every((word) => small.every((other) => !other.words.includes(word)))
    if (isNew && small.push(wheel) === smallWheelCount) break
  }
  return small
}

/** The wheel, of those looked at, that asks for most of the wanted words, and for how many; `null` where there is no wheel. */
function pickWheelFor(words: Pool['library']['words'], seed: number, wanted: ReadonlySet<string>): { wheel: Wheel; count: number } | null {
  let best: { wheel: Wheel; count: number } | null = null
  let looked = 0
  for (const wheel of wheelsOf(words, largeWheel, seededRandom(seed))) {
    const count = wheel.words.filter((word) => wanted.has(word.id)).length
    if (best === null || count > best.count) best = { wheel, count }
    if (count === wanted.size || (count > 0 && ++looked === mostLookedAt)) break
  }
  return best
}

function layBoard({ centre, outer, words }: Wheel): WheelBoard {
  const letterCount = outer.length + 1
  const laid = [...words].sort((a, b) => a.word.length - b.word.length || (a.word < b.word ? -1 : 1))
  return {
    centre,
    outer,
    words: laid.map((word) => {
      const usesAll = new Set(word.word).size === letterCount
      return { target: targetOf(word), clue: maskWord(word.definition, word), usesAll, revealed: 0, isFound: false }
    }),
  }
}

const pointsPerLetter = 10
const allLettersBonus = 30
const revealCost = 5

function reduce(state: WordWheelState, action: WordWheelAction | FrameAction): WordWheelState {
  const board = state.boards[state.board]
  if (board === undefined) return state
  if (action.type === 'next') return state.status === 'feedback' ? goOn(state) : state
  if (state.status !== 'asking') return state
  switch (action.type) {
    case 'submit':
      return submit(state, board, plainText(action.text))
    case 'reveal':
      return reveal(state, board, action.word)
    case 'shuffle':
      return mix(state, board)
    case 'finish':
      return leave(state, board)
    case 'tick':
      return state
  }
}

function withBoard(state: WordWheelState, board: WheelBoard): WordWheelState {
  return { ...state, boards: state.boards.with(state.board, board) }
}

function mix(state: WordWheelState, board: WheelBoard): WordWheelState {
  const shuffles = state.shuffles + 1
  return withBoard({ ...state, shuffles }, { ...board, outer: shuffle(board.outer, seededRandom(shuffles)) })
}

function submit(state: WordWheelState, board: WheelBoard, text: string): WordWheelState {
  const at = board.words.findIndex((word) => word.target.word === text)
  const word = board.words[at]
  if (text === '') return state
  if (word === undefined) return { ...state, last: { text, was: text.includes(board.centre) ? 'not-today' : 'without-centre' } }
  if (word.isFound) return { ...state, last: { text, was: 'found-before' } }
  const met = meetAnswered(state.met, word.target, { isRight: true, isHinted: word.revealed > 0, isRecalled: true })
  const score = state.score + pointsPerLetter * text.length + (word.usesAll ? allLettersBonus : 0)
  const found = { ...board, words: board.words.with(at, { ...word, isFound: true }) }
  const next = withBoard({ ...state, met, score, last: { text, was: 'found' } }, found)
  return found.words.every((each) => each.isFound) ? leave(next, found) : next
}

/** One more letter of a word; the last one is left to find. */
function reveal(state: WordWheelState, board: WheelBoard, at: number): WordWheelState {
  const word = board.words[at]
  if (word === undefined || word.isFound || word.revealed >= word.target.word.length - 1) return state
  const words = board.words.with(at, { ...word, revealed: word.revealed + 1 })
  return withBoard({ ...state, score: Math.max(0, state.score - revealCost) }, { ...board, words })
}

/** Words that were not found are shown, and nothing is logged of them. */
function leave(state: WordWheelState, board: WheelBoard): WordWheelState {
  const met = board.words.reduce((all, word) => (word.isFound ? all : meet(all, word.target, null, null)), state.met)
  const isLast = state.board + 1 === state.boards.length
  return { ...state, met, status: isLast ? 'done' : 'feedback' }
}

function goOn(state: WordWheelState): WordWheelState {
  return { ...state, status: 'asking', board: state.board + 1, last: null }
}
