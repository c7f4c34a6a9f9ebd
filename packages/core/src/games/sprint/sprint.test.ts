import { expect, test } from 'vitest'
import { anyPool, playOut, rounds, startReady, unfairness } from '../../../test/random-run'
import type { Timing } from '../frame/engine'
import { outcomeOf } from '../frame/outcome'
import { phaseOf, play } from '../frame/round'
import { sprint, sprintQuestion } from './sprint'
import { ghostProgress, medalOf, slowestLegs } from './sprint-result'

function run(timing: Timing, isRight: boolean, msEach: number) {
  const pool = anyPool(1)
  let round = startReady(sprint, pool, 5, timing)
  let now = 0
  while (phaseOf(round) !== 'done') {
    now += msEach
    const right = sprintQuestion(round.game)?.right ?? 0
    round = play(sprint, pool, round, { type: 'choose', option: isRight ? right : (right + 1) % 3 }, now)
    now += 10_000 // looked at for long, which costs nothing
    if (phaseOf(round) === 'feedback') round = play(sprint, pool, round, { type: 'next' }, now)
    else now -= 10_000
  }
  return round
}

test('a perfect sprint: the clock counts from the first answer', () => {
  const { game } = run('standard', true, 2000)
  expect(game.score).toBe(19 * 2000)
  expect(medalOf(game)).toBe('gold')
  expect(game.misses).toBe(0)
})

test('the worst sprint: every word missed, seen twice, five seconds each', () => {
  const { game } = run('standard', false, 1000)
  expect(game.legs).toHaveLength(40)
  expect(game.score).toBe(39 * 1000 + 40 * 5000)
  expect(medalOf(game)).toBeNull()
})

test('with time off the misses are the score', () => {
  expect(run('off', false, 1000).game.score).toBe(40)
  const perfect = run('off', true, 1000)
  expect(perfect.game.score).toBe(0)
  expect(medalOf(perfect.game)).toBeNull()
  expect(outcomeOf(sprint, perfect, { score: 1, better: 'lower', at: 0 }).isBest).toBe(true)
})

test('relaxed medals allow three times as long', () => {
  expect(medalOf(run('relaxed', true, 7000).game)).toBe('gold')
  expect(medalOf(run('standard', true, 7000).game)).toBeNull()
})

test('a missed word comes back once at the end', () => {
  const pool = anyPool(1)
  let round = startReady(sprint, pool, 5, 'off')
  const first = sprintQuestion(round.game)
  round = play(sprint, pool, round, { type: 'choose', option: ((first?.right ?? 0) + 1) % 3 }, 1)
  expect(sprintQuestion(round.game)).toBe(first)
  round = play(sprint, pool, round, { type: 'next' }, 2)
  while (round.game.legs.length < 20)
    round = play(sprint, pool, round, { type: 'choose', option: sprintQuestion(round.game)?.right ?? 0 }, 3)
  expect(sprintQuestion(round.game)?.target).toEqual(first?.target)
})

test('the ghost is the best run, and the slowest words are told', () => {
  expect([ghostProgress(40_000, 10_000), ghostProgress(40_000, 90_000), ghostProgress(0, 1)]).toEqual([0.25, 1, 1])
  const slowest = slowestLegs(run('standard', true, 1000).game)
  expect(slowest).toHaveLength(3)
})

test('random sprints are fair and come to an end', () => {
  for (let seed = 0; seed < rounds; seed++) {
    const timing = (['off', 'relaxed', 'standard'] as const)[seed % 3] ?? 'off'
    const { game } = playOut(sprint, anyPool(seed), seed, timing, (_, random) => ({ type: 'choose', option: Math.floor(random() * 3) }))
    expect(game.questions.flatMap(unfairness)).toEqual([])
    expect(game.questions.every((question) => question.options.length === 3)).toBe(true)
    const wrong = game.questions.flatMap((each) => each.options.filter((_, place) => place !== each.right).map((option) => option.wordId))
    expect(new Set(wrong).size).toBe(40)
    const places = game.questions.map((question) => question.right)
    expect(places.some((place, i) => i >= 3 && places.slice(i - 3, i).every((before) => before === place))).toBe(false)
  }
})
