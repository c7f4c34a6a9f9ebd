import { describe, expect, test } from 'vitest'
import { indexLibrary } from '../pool/game-library'
import { buildPool } from '../pool/pool'
import { newcomer } from '../pool/standing'
import type { Engine, FrameAction, GameState } from './engine'
import { meetAnswered, reviewsOf } from './met-words'
import { bestKey, outcomeOf } from './outcome'
import { beginRound, countdownLeft, pauseRound, phaseOf, play, resumeRound, startRound } from './round'
import { readRound, storeRound } from './stored-round'

type Toy = GameState & { at: number; asked: number }
type ToyAction = { type: 'answer'; isRight: boolean }

/** A thirteenth game: an engine and nothing else. */
const toy: Engine<Toy, ToyAction> = {
  mode: 'sprint',
  clock: 'scored',
  hasCountdown: true,
  better: (timing) => (timing === 'off' ? 'higher' : 'lower'),
  start: (_, __, { timing }) =>
    timing === 'relaxed'
      ? { isReady: false, missing: { needed: 1, found: 0, what: 'words' } }
      : { isReady: true, state: { status: 'asking', score: 0, met: [], at: 0, asked: 0 } },
  reduce(state, action: ToyAction | FrameAction, at) {
    if (action.type === 'tick') return state
    if (action.type === 'next') return { ...state, status: state.asked === 2 ? 'done' : 'asking' }
    const target = { wordId: 'calm', word: 'calm', meaning: 'quiet' }
    const met = meetAnswered(state.met, target, { isRight: action.isRight })
    return { ...state, status: 'feedback', score: state.score + 1, met, at, asked: state.asked + 1 }
  },
  progress: (state) => ({ done: state.asked, total: 2 }),
}
const pool = buildPool(indexLibrary([]), { by: 'words', wordIds: [] }, newcomer)
const right: ToyAction = { type: 'answer', isRight: true }

function started(timing: 'off' | 'standard', misses?: string[]) {
  const start = startRound(toy, pool, 1, { timing, ...(misses && { misses }) }, 1000)
  if (!start.isReady) throw new Error('the toy is always ready')
  return start.round
}

describe('a round', () => {
  test('counts down before its clock runs, unless time is off', () => {
    const round = started('standard')
    expect(phaseOf(round)).toBe('countdown')
    expect([1000, 1001, 2000, 3999, 4000].map((now) => countdownLeft(round, now))).toEqual([3, 3, 2, 1, 0])
    expect(play(toy, pool, round, right, 1500)).toBe(round)
    expect(phaseOf(beginRound(round, 4000))).toBe('running')
    expect(phaseOf(started('off'))).toBe('running')
  })

  test('its clock stands during feedback and pauses', () => {
    let round = play(toy, pool, beginRound(started('standard'), 4000), right, 5000)
    expect(phaseOf(round)).toBe('feedback')
    round = play(toy, pool, round, { type: 'next' }, 9000)
    round = resumeRound(pauseRound(round, 9500), 60_000)
    round = play(toy, pool, round, right, 60_250)
    expect(round.game.at).toBe(1000 + 500 + 250)
    expect(phaseOf(play(toy, pool, round, { type: 'next' }, 61_000))).toBe('done')
  })

  test('does nothing while it is paused', () => {
    const round = pauseRound(started('off'), 2000)
    expect(phaseOf(round)).toBe('paused')
    expect(play(toy, pool, round, right, 3000)).toBe(round)
  })

  test('comes back from a reload paused, and a countdown begins again', () => {
    const stored = JSON.parse(JSON.stringify(pauseRound(started('standard'), 2500))) as ReturnType<typeof started>
    const round = resumeRound(stored, 90_000)
    expect(phaseOf(round)).toBe('countdown')
    expect(countdownLeft(round, 90_000)).toBe(3)
  })

  test.each([null, '', '{', '[]', '{"version":1}', '{"version":0,"mode":"sprint"}'])('stored as %j it is not gone on with', (text) => {
    expect(readRound(toy, text)).toBeNull()
  })

  test('of another game is not gone on with', () => {
    expect(readRound(toy, storeRound('rush', started('off'), 0))).toBeNull()
    expect(readRound(toy, storeRound('sprint', started('off'), 0))).not.toBeNull()
  })

  test('a clock set back takes no playing time away', () => {
    const round = play(toy, pool, beginRound(started('standard'), 4000), right, 1000)
    expect(round.game.at).toBe(0)
  })

  test('says what is missing instead of starting', () => {
    const start = startRound(toy, pool, 1, { timing: 'relaxed' }, 0)
    expect(start).toEqual({ isReady: false, missing: { needed: 1, found: 0, what: 'words' } })
  })
})

describe('the end of a round', () => {
  function finished(first: boolean, misses?: string[]) {
    let round = play(toy, pool, started('off', misses), { type: 'answer', isRight: first }, 2000)
    round = play(toy, pool, play(toy, pool, round, { type: 'next' }, 2000), right, 2000)
    return play(toy, pool, round, { type: 'next' }, 2000)
  }

  test('only the first answer to a word counts', () => {
    const round = finished(false)
    expect(reviewsOf('sprint', round.game)).toEqual([{ wordId: 'calm', grade: 'wrong', mode: 'sprint' }])
    expect(outcomeOf(toy, round, undefined)).toMatchObject({ right: 0, answered: 1, missed: ['calm'] })
  })

  test('a best is a better finished score, never a round of misses', () => {
    expect(outcomeOf(toy, finished(true), undefined).isBest).toBe(true)
    expect(outcomeOf(toy, finished(true), { score: 2, better: 'higher', at: 0 }).isBest).toBe(false)
    expect(outcomeOf(toy, finished(true, ['calm']), undefined).isBest).toBe(false)
    expect(outcomeOf(toy, started('off'), undefined).isBest).toBe(false)
    expect(outcomeOf(toy, { ...finished(true), of: 'Verbs' }, undefined).isBest).toBe(false)
  })

  test('bests are apart by timing where the clock is scored', () => {
    expect(bestKey(toy, 'off')).toBe('sprint-off')
    expect(bestKey({ mode: 'quiz', clock: 'none' }, 'off')).toBe('quiz')
  })

  test('the practice run of the quiz has a best of its own', () => {
    expect(bestKey({ mode: 'quiz', clock: 'none' }, 'off', 'quiz-practice')).toBe('quiz-practice')
  })
})
