import type { StatusAnswer } from '@verbena/core/subscription/answers'
import type { ConfirmedPlan } from '@verbena/core/subscription/confirmed-plan'
import { expect, test } from 'vitest'
import { ApiFailure } from '../api/errors'
import { createPlanKeeper } from './plan-keeper'

const monthly: StatusAnswer = { subscribed: true, subscription_end: '2026-04-01T00:00:00.000Z', plan: 'monthly', cancels: false }
const start = Date.parse('2026-03-01T00:00:00Z')

/** A keeper whose calls end when the test says so. */
function setUp(known: ConfirmedPlan | null = null) {
  const calls: { answer: (answer: StatusAnswer) => void; fail: (failure: unknown) => void }[] = []
  const world = { now: start, userId: 'ann' as string | undefined, shown: known, kept: null as ConfirmedPlan | null }
  const keeper = createPlanKeeper({
    ask: () => new Promise((answer, fail) => void calls.push({ answer, fail })),
    now: () => world.now,
    userId: () => world.userId,
    known: () => world.shown,
    show: (plan) => {
      world.shown = plan
    },
    keep: (plan) => {
      world.shown = plan
      world.kept = plan
    },
  })
  return { keeper, calls, world }
}

const known: ConfirmedPlan = { userId: 'ann', plan: 'yearly', end: start + 1, cancels: false, at: start - 1 }

test('two who ask at the same time are answered by one call', async () => {
  const { keeper, calls, world } = setUp()
  const both = Promise.all([keeper.check(), keeper.check(), keeper.wake()])
  calls[0]?.answer(monthly)
  await both
  expect(calls.length).toBe(1)
  expect(world.kept).toEqual({ userId: 'ann', plan: 'monthly', end: Date.parse('2026-04-01'), cancels: false, at: start })
})

test('whoever is woken by the asking itself does not ask again', async () => {
  let calls = 0
  const keeper = createPlanKeeper({
    ask: async () => {
      calls += 1
      if (calls < 9) void keeper.check()
      return monthly
    },
    now: () => start,
    userId: () => 'ann',
    known: () => null,
    show: () => undefined,
    keep: () => undefined,
  })
  await keeper.check()
  expect(calls).toBe(1)
})

test('an answer about one person is never shown to the next', async () => {
  const { keeper, calls, world } = setUp()
  const first = keeper.check()
  world.userId = 'bob'
  const second = keeper.check()
  calls[0]?.answer(monthly)
  calls[1]?.answer({ ...monthly, plan: 'yearly' })
  await Promise.all([first, second])
  expect(world.kept).toMatchObject({ userId: 'bob', plan: 'yearly' })
})

test('a visitor has nothing to be asked about', async () => {
  const { keeper, calls, world } = setUp()
  world.userId = undefined
  await keeper.check()
  expect(calls.length).toBe(0)
})

test('coming back asks again only after a rest, sooner while a payment page is open', async () => {
  const { keeper, calls, world } = setUp()
  async function wakeAfter(ms: number) {
    world.now += ms
    const before = calls.length
    const done = keeper.wake()
    calls[before]?.answer(monthly)
    await done
    return calls.length - before
  }
  expect(await wakeAfter(0)).toBe(1)
  expect(await wakeAfter(60_000)).toBe(0)
  expect(await wakeAfter(240_000)).toBe(1)
  keeper.expectChange()
  expect([await wakeAfter(0), await wakeAfter(1_000), await wakeAfter(2_000)]).toEqual([1, 0, 1])
  expect([await wakeAfter(3_600_000), await wakeAfter(3_000)]).toEqual([1, 0])
})

test.each(['unreachable', 'too_slow', 'unavailable', 'nonsense'] as const)(
  'where the server does not speak (%s), its last word holds',
  async (code) => {
    const { keeper, calls, world } = setUp(known)
    const done = keeper.check()
    calls[0]?.fail(new ApiFailure(code))
    await done
    expect(world.shown).toBe(known)
  },
)

test.each([
  ['internal', known],
  ['unauthorized', known],
  ['unreachable', null],
] as const)('any other failed check (%s) means not subscribed, for now', async (code, before) => {
  const { keeper, calls, world } = setUp(before)
  const done = keeper.check()
  calls[0]?.fail(new ApiFailure(code))
  await done
  expect([world.shown?.plan, world.kept]).toEqual([null, null])
})
