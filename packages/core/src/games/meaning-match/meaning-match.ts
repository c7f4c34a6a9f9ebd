import { seededRandom } from '../../base/random'
import type { Engine, FrameAction, GameState, StartOptions } from '../frame/engine'
import { meetAnswered } from '../frame/met-words'
import { notReady } from '../frame/missing'
import type { Pool } from '../pool/pool'
import { layFields, type MeaningField } from './meaning-fields'

/** The fields and the one in play: `asked` counts the meanings answered in it, `shut` the cards closed for this meaning. */
export type MeaningMatchState = GameState & {
  fields: MeaningField[]
  field: number
  asked: number
  shut: number[]
  isClean: boolean
  last: { card: number; isRight: boolean } | null
}

export type MeaningMatchAction = { type: 'choose'; card: number }

/** Meaning match: one meaning at a time, one field of words that stays. */
export const meaningMatch: Engine<MeaningMatchState, MeaningMatchAction> = {
  mode: 'meaning-match',
  clock: 'none',
  hasCountdown: false,
  better: () => 'higher',
  start,
  reduce,
  progress: ({ fields, field, asked }) => {
    const sizes = fields.map(({ turns }) => turns.length)
    const before = sizes.slice(0, field).reduce((sum, size) => sum + size, 0)
    return { done: before + asked, total: sizes.reduce((sum, size) => sum + size, 0) }
  },
}

const fieldCount = 4
const answersPerField = 5

function start(seed: number, pool: Pool, options: StartOptions): ReturnType<typeof meaningMatch.start> {
  const wanted = Math.min(fieldCount * answersPerField, options.misses?.length ?? Number.POSITIVE_INFINITY)
  const fields = layFields(pool, seededRandom(seed), seed, { wanted, perField: answersPerField }, options)
  const found = fields.reduce((sum, { turns }) => sum + turns.length, 0)
  const needed = options.misses === undefined ? wanted : 1
  if (found < needed) return notReady(needed, found, 'words with a meaning')
  const fresh = { field: 0, asked: 0, shut: [], isClean: true, last: null }
  return { isReady: true, state: { status: 'asking', score: 0, met: [], fields, ...fresh } }
}

/** The card that the meaning on show asks for, and that meaning; `undefined` once the field is empty. */
export function meaningOnShow({ fields, field, asked }: MeaningMatchState): { card: number; clue: string } | undefined {
  return fields[field]?.turns[asked]
}

/** The cards that are gone: the answers found in this field. */
export function goneCards({ fields, field, asked }: MeaningMatchState): number[] {
  return fields[field]?.turns.slice(0, asked).map(({ card }) => card) ?? []
}

function reduce(state: MeaningMatchState, action: MeaningMatchAction | FrameAction): MeaningMatchState {
  if (action.type === 'next') return state.status === 'feedback' ? goOn(state) : state
  const turn = meaningOnShow(state)
  const cards = state.fields[state.field]?.cards
  const target = cards?.[turn?.card ?? -1]
  if (action.type !== 'choose' || state.status !== 'asking' || turn === undefined || target === undefined) return state
  const { card } = action
  if (cards?.[card] === undefined || state.shut.includes(card) || goneCards(state).includes(card)) return state
  const isRight = card === turn.card
  const met = meetAnswered(state.met, target, { isRight, takenFor: cards[card]?.wordId ?? null })
  if (!isRight) return { ...state, met, shut: [...state.shut, card], isClean: false, last: { card, isRight } }
  return found({ ...state, met, last: { card, isRight } })
}

/** By attempt; a fourth one is worth nothing. */
const points = [100, 60, 30]
const cleanBonus = 100

function found(state: MeaningMatchState): MeaningMatchState {
  const asked = state.asked + 1
  const isCleared = asked === state.fields[state.field]?.turns.length
  const bonus = isCleared && state.isClean ? cleanBonus : 0
  const score = state.score + (points[state.shut.length] ?? 0) + bonus
  return { ...state, asked, score, shut: [], status: isCleared ? 'feedback' : 'asking' }
}

function goOn(state: MeaningMatchState): MeaningMatchState {
  const field = state.field + 1
  if (state.fields[field] === undefined) return { ...state, status: 'done' }
  return { ...state, status: 'asking', field, asked: 0, shut: [], isClean: true, last: null }
}
