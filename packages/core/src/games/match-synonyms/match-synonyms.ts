import { seededRandom } from '../../base/random'
import type { Engine, FrameAction, GameState, StartOptions } from '../frame/engine'
import { meetAnswered } from '../frame/met-words'
import { notReady } from '../frame/missing'
import { drawTargets } from '../pool/draw-targets'
import { drawWords, type Pool } from '../pool/pool'
import { layBoard, placePair, type SynonymBoard, type SynonymPair } from './synonym-boards'

const boardCount = 3
const pairsPerBoard = 5
/** Fewer pairs than this would solve themselves; a short round of misses is filled up. */
const leastPairs = 3

export type Side = 'left' | 'right'

/** The boards and the one in play: `matched` and `tries` are by place on the left, `last` is the last pair tried. */
export type MatchState = GameState & {
  boards: SynonymBoard[]
  board: number
  picked: { side: Side; place: number } | null
  matched: number[]
  tries: number[]
  last: { left: number; right: number; isRight: boolean } | null
}

export type MatchAction = { type: 'pick'; side: Side; place: number }

/** Match synonyms: three boards of five words and a synonym for each. */
export const matchSynonyms: Engine<MatchState, MatchAction> = {
  mode: 'match-synonyms',
  clock: 'shown',
  hasCountdown: false,
  better: () => 'higher',
  start,
  reduce,
  progress: ({ boards, board, matched }) => {
    const sizes = boards.map(({ left }) => left.length)
    const before = sizes.slice(0, board).reduce((sum, size) => sum + size, 0)
    return { done: before + matched.length, total: sizes.reduce((sum, size) => sum + size, 0) }
  },
}

function start(seed: number, pool: Pool, options: StartOptions): ReturnType<typeof matchSynonyms.start> {
  const random = seededRandom(seed)
  const wanted = Math.min(boardCount * pairsPerBoard, options.misses?.length ?? Number.POSITIVE_INFINITY)
  const boards: SynonymPair[][] = Array.from({ length: Math.ceil(wanted / pairsPerBoard) }, () => [])
  const size = Math.ceil(wanted / boards.length)
  const fits = (word: Parameters<typeof placePair>[0]) => placePair(word, boards, size, pool.library, random)
  const found = drawTargets(pool, { count: wanted, random, fits }, options)
  const needed = options.misses === undefined ? wanted : 1
  if (found.length < needed) return notReady(needed, found.length, 'words with synonyms')
  fillUp(
    boards,
    pool,
    found.map((word) => word.id),
    random,
  )
  const laid = boards
    .filter((pairs) => pairs.length > 0)
    .map((pairs, place) => layBoard(pairs, pool, random, seed, place === boardCount - 1 || options.misses !== undefined))
  const fresh = { board: 0, picked: null, matched: [], last: null }
  return { isReady: true, state: { status: 'asking', score: 0, met: [], boards: laid, tries: noTries(laid[0]), ...fresh } }
}

function fillUp(boards: SynonymPair[][], pool: Pool, without: readonly string[], random: () => number) {
  const short = boards.filter((pairs) => pairs.length < leastPairs)
  const count = short.reduce((sum, pairs) => sum + leastPairs - pairs.length, 0)
  drawWords(pool, { count, random, without: new Set(without), fits: (word) => placePair(word, short, leastPairs, pool.library, random) })
}

function noTries(board: SynonymBoard | undefined): number[] {
  return board?.left.map(() => 0) ?? []
}

function isOpen({ boards, board, matched }: MatchState, side: Side, place: number): boolean {
  const current = boards[board]
  if (side === 'left') return current?.left[place] !== undefined && !matched.includes(place)
  const tile = current?.right[place]
  return tile !== undefined && (tile.pair === null || !matched.includes(tile.pair))
}

function reduce(state: MatchState, action: MatchAction | FrameAction): MatchState {
  if (action.type === 'next') return state.status === 'feedback' ? goOn(state) : state
  if (action.type !== 'pick' || state.status !== 'asking' || !isOpen(state, action.side, action.place)) return state
  const { picked } = state
  const { side, place } = action
  if (picked === null || picked.side === side) return { ...state, picked: picked?.place === place ? null : { side, place }, last: null }
  return side === 'left' ? tryPair(state, place, picked.place) : tryPair(state, picked.place, place)
}

/** For a pair at the first, the second and any later try. */
const points = [100, 50]
const laterPoints = 25
const cleanBonus = 200

function tryPair(state: MatchState, left: number, right: number): MatchState {
  const board = state.boards[state.board]
  const target = board?.left[left]
  if (board === undefined || target === undefined) return state
  const isRight = board.right[right]?.pair === left
  const before = state.tries[left] ?? 0
  const tries = state.tries.with(left, before + 1)
  const met = meetAnswered(state.met, target, { isRight })
  const tried: MatchState = { ...state, tries, met, picked: null, last: { left, right, isRight } }
  if (!isRight) return tried
  const matched = [...state.matched, left]
  const isCleared = matched.length === board.left.length
  const bonus = isCleared && tries.every((count) => count === 1) ? cleanBonus : 0
  const score = state.score + (points[before] ?? laterPoints) + bonus
  return { ...tried, matched, score, status: isCleared ? 'feedback' : 'asking' }
}

function goOn(state: MatchState): MatchState {
  const board = state.board + 1
  const next = state.boards[board]
  if (next === undefined) return { ...state, status: 'done' }
  return { ...state, status: 'asking', board, picked: null, matched: [], tries: noTries(next), last: null }
}
