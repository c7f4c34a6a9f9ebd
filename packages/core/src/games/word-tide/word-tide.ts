import { seededRandom } from '../../base/random'
import type { Word } from '../../words/word'
import type { Engine, FrameAction, GameState, StartOptions, Timing } from '../frame/engine'
import { meet, meetAnswered } from '../frame/met-words'
import { notReady } from '../frame/missing'
import { drawTargets } from '../pool/draw-targets'
import type { Pool } from '../pool/pool'
import { makerOf, newSupply } from '../questions/maker'
import { type Anchor, type Floater, floatersPerAnchor, layAnchor } from './tide-anchors'

const anchorCount = 8

/**
 * `water` is how high it stood at `waterAt`, in per cent. In feedback the clock stands: before the first floater of an anchor,
 * to read it (`show` is anchor), and after a mistake, to read how the floater is related.
 */
export type WordTideState = GameState & {
  timing: Timing
  anchors: Anchor[]
  place: number
  water: number
  waterAt: number
  run: number
  mistakes: number
  isAnchorClean: boolean
  show: 'anchor' | 'relation' | null
  end: 'flooded' | 'survived' | null
}

export type WordTideAction = { type: 'in' } | { type: 'out' }

/** Word Tide: words float in; those that mean the same ride in, all others wash out, and the water rises. */
export const wordTide: Engine<WordTideState, WordTideAction> = {
  mode: 'word-tide',
  clock: 'scored',
  hasCountdown: false,
  better: () => 'higher',
  start,
  reduce,
  progress: ({ place, anchors }) => ({ done: place, total: anchors.length * floatersPerAnchor }),
}

const startWater = 30

function start(seed: number, pool: Pool, options: StartOptions): ReturnType<typeof wordTide.start> {
  const maker = makerOf(pool, newSupply(seed))
  const laid = new Map<string, Anchor>()
  const fits = (word: Word) => {
    const anchor = layAnchor(word, maker)
    if (anchor !== null) laid.set(word.id, anchor)
    return anchor !== null
  }
  const count = Math.min(anchorCount, options.misses?.length ?? anchorCount)
  const words = drawTargets(pool, { count, random: seededRandom(seed), fits }, options)
  const needed = options.misses === undefined ? anchorCount : 1
  if (words.length < needed) return notReady(needed, words.length, 'words with two synonyms')
  const anchors = words.flatMap((word) => laid.get(word.id) ?? [])
  const state: WordTideState = {
    ...{ status: 'feedback', score: 0, met: [], timing: options.timing, anchors, place: 0, water: startWater, waterAt: 0 },
    ...{ run: 0, mistakes: 0, isAnchorClean: true, show: 'anchor', end: null },
  }
  return { isReady: true, state }
}

type Shown = Pick<WordTideState, 'anchors' | 'place' | 'show'>

/** After a mistake the mistaken floater is still on show. */
function shownPlace({ place, show }: Shown): number {
  return show === 'relation' ? place - 1 : place
}

/** The anchor on the pier. */
export function anchorOnShow(state: Shown): Anchor | undefined {
  return state.anchors[Math.floor(shownPlace(state) / floatersPerAnchor)]
}

/** The word floating in, or the one that was mistaken. */
export function floaterOnShow(state: Shown): Floater | undefined {
  return anchorOnShow(state)?.floaters[shownPlace(state) % floatersPerAnchor]
}

/** How fast the water rises at an anchor, in per cent a second: a tenth faster at each. */
function riseAt(place: number): number {
  return 1.1 ** Math.floor(place / floatersPerAnchor)
}

/** How high the water stands now, in per cent; with time off it moves on mistakes only. */
export function waterNow({ timing, status, water, waterAt, place }: WordTideState, at: number): number {
  if (timing === 'off' || status !== 'asking') return water
  const seconds = Math.max(0, at - waterAt) / 1000 / (timing === 'relaxed' ? 3 : 1)
  return Math.min(100, water + seconds * riseAt(place))
}

const rightFall = 4
const wrongRise = 12
const mostRun = 5

function reduce(state: WordTideState, action: WordTideAction | FrameAction, at: number): WordTideState {
  if (action.type === 'next') return state.status === 'feedback' ? goOn(state, at) : state
  const floater = floaterOnShow(state)
  if (state.status !== 'asking' || floater === undefined) return state
  const water = waterNow(state, at)
  if (water >= 100) return flood({ ...state, water, waterAt: at })
  if (action.type === 'tick') return state
  const isRight = (action.type === 'in') === (floater.relation === 'synonym')
  return isRight ? sorted(state, water, at) : mistaken(state, water, at)
}

/** An anchor is known when all six floaters were sorted right; a mistake is enough to say it is not. */
function meetAnchor(state: WordTideState, isRight: boolean): WordTideState['met'] {
  const anchor = anchorOnShow(state)
  return anchor === undefined ? state.met : meetAnswered(state.met, anchor.target, { isRight })
}

function sorted(state: WordTideState, water: number, at: number): WordTideState {
  const run = state.run + 1
  const isLast = (state.place + 1) % floatersPerAnchor === 0
  const met = isLast && state.isAnchorClean ? meetAnchor(state, true) : state.met
  const fallen = state.timing === 'off' ? water : Math.max(0, water - rightFall)
  return arrive({
    ...state,
    run,
    met,
    water: fallen,
    waterAt: at,
    place: state.place + 1,
    score: state.score + 10 * Math.min(mostRun, run),
  })
}

function mistaken(state: WordTideState, water: number, at: number): WordTideState {
  const risen = { water: Math.min(100, water + wrongRise), waterAt: at }
  const met = meetAnchor(state, false)
  return {
    ...state,
    ...risen,
    met,
    run: 0,
    mistakes: state.mistakes + 1,
    isAnchorClean: false,
    place: state.place + 1,
    status: 'feedback',
    show: 'relation',
  }
}

/** On to the next floater; a new anchor is shown first, with the clock standing. */
function arrive(state: WordTideState): WordTideState {
  if (state.place >= state.anchors.length * floatersPerAnchor) return { ...state, status: 'done', show: null, end: 'survived' }
  const isNewAnchor = state.place % floatersPerAnchor === 0
  return isNewAnchor ? { ...state, status: 'feedback', show: 'anchor', isAnchorClean: true } : { ...state, status: 'asking', show: null }
}

function flood(state: WordTideState): WordTideState {
  const anchor = anchorOnShow(state)
  const met = anchor === undefined ? state.met : meet(state.met, anchor.target, null, null) // met, though not yet known or missed
  return { ...state, met, water: 100, status: 'done', show: null, end: 'flooded' }
}

function goOn(state: WordTideState, at: number): WordTideState {
  if (state.show === 'anchor') return { ...state, status: 'asking', show: null, waterAt: at }
  if (state.water >= 100) return flood(state)
  return arrive({ ...state, waterAt: at })
}
