import { expect, test } from 'vitest'
import { anyPool, playOut, realLibrary, rounds, startReady, unfairness } from '../../../test/random-run'
import { realWords } from '../../../test/real-library'
import { reviewsOf } from '../frame/met-words'
import { phaseOf, play } from '../frame/round'
import { buildPool } from '../pool/pool'
import { newcomer } from '../pool/standing'
import { type RushState, rush, rushGainMs, rushTimeLeft } from './rush'
import { hardestBeaten } from './rush-ladder'

const pool = anyPool(1)
const right = ({ question }: RushState) => ({ type: 'choose' as const, option: question?.right ?? 0 })
const wrong = ({ question }: RushState) => ({
  type: 'choose' as const,
  option: ((question?.right ?? 0) + 1) % (question?.options.length ?? 1),
})

test('right answers buy less and less time and score by the run', () => {
  let round = startReady(rush, pool, 3, 'standard')
  for (let i = 0; i < 30; i++) round = play(rush, pool, round, right(round.game), 0)
  // runs 1–4 ×1, 5–9 ×2, 10–14 ×3, 15–19 ×4, 20–30 ×5
  expect(round.game.score).toBe(10 * (4 + 5 * 2 + 5 * 3 + 5 * 4 + 11 * 5))
  expect(round.game.bankMs).toBe(30_000)
  expect([0, 4, 5, 49, 50, 500].map(rushGainMs)).toEqual([3000, 3000, 2800, 1200, 1000, 1000])
})

test('the ladder climbs: two options and beginner words, up to four and advanced ones of a kind', () => {
  let round = startReady(rush, pool, 3, 'off')
  const seen: string[] = []
  for (let i = 0; i < 25; i++) {
    const { question } = round.game
    seen.push(`${realLibrary.byId.get(question?.target.wordId ?? '')?.difficulty} ${question?.options.length}`)
    round = play(rush, pool, round, right(round.game), 0)
  }
  const expected = [...Array(5).fill('beginner 2'), ...Array(7).fill('intermediate 3'), ...Array(13).fill('advanced 4')]
  expect(seen).toEqual(expected)
  expect(hardestBeaten(pool, round.game.met)?.difficulty).toBe('advanced')
  const answer = realLibrary.byId.get(round.game.question?.target.wordId ?? '')
  const options = round.game.question?.options.map((option) => realLibrary.byId.get(option.wordId ?? '')) ?? []
  expect(options.every((word) => word?.categories.some((category) => answer?.categories.includes(category)))).toBe(true)
})

test('a collection is asked first, whatever the level of its words', () => {
  const wordIds = realWords
    .filter((word) => word.difficulty === 'advanced')
    .slice(0, 4)
    .map((word) => word.id)
  const own = buildPool(realLibrary, { by: 'words', wordIds }, newcomer)
  let round = startReady(rush, own, 3, 'off')
  for (let i = 0; i < 4; i++) round = play(rush, own, round, right(round.game), 0)
  expect(new Set(round.game.asked.slice(0, 4))).toEqual(new Set(wordIds))
})

test('the worst rush: three wrong answers, nothing scored', () => {
  let round = startReady(rush, pool, 3, 'standard')
  for (let strikes = 1; strikes <= 3; strikes++) {
    round = play(rush, pool, round, wrong(round.game), 1000 * strikes)
    expect(round.game.strikes).toBe(strikes)
    round = play(rush, pool, round, { type: 'next' }, 1000 * strikes)
  }
  expect(round.game).toMatchObject({ status: 'done', end: 'strikes', score: 0, bankMs: 20_000 - 3000 - 15_000 })
})

test('a rush that runs out of time logs nothing of the untouched question', () => {
  let round = startReady(rush, pool, 3, 'standard')
  round = play(rush, pool, round, { type: 'tick' }, 19_999)
  expect(phaseOf(round)).toBe('running')
  round = play(rush, pool, round, right(round.game), 20_000)
  expect(round.game).toMatchObject({ status: 'done', end: 'time', score: 0 })
  expect(reviewsOf('rush', round.game)).toEqual([])
  expect(round.game.met).toHaveLength(1)
})

test('relaxed time runs a third as fast, and off it stands', () => {
  expect(rushTimeLeft(startReady(rush, pool, 3, 'relaxed').game, 30_000)).toBe(10_000)
  expect(rushTimeLeft(startReady(rush, pool, 3, 'off').game, 999_000)).toBe(20_000)
})

test('a wrong answer can take the last of the time', () => {
  let round = startReady(rush, pool, 3, 'standard')
  round = play(rush, pool, round, wrong(round.game), 16_000)
  round = play(rush, pool, round, { type: 'next' }, 16_000)
  expect(round.game.end).toBe('time')
})

test('random rushes are fair and come to an end', () => {
  for (let seed = 0; seed < rounds; seed++) {
    const timing = (['off', 'relaxed', 'standard'] as const)[seed % 3] ?? 'off'
    const skill = (seed % 5) / 4.2
    const faults: string[] = []
    const { game } = playOut(
      rush,
      anyPool(seed),
      seed,
      timing,
      (state, random) => (random() < skill ? right(state) : wrong(state)),
      ({ question }) => faults.push(...(question === null ? [] : unfairness(question))),
    )
    expect(faults).toEqual([])
    expect(new Set(game.asked).size).toBe(game.asked.length)
  }
})
