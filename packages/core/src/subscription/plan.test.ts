import { expect, test } from 'vitest'
import { seesPremiumButton, seesUpsells, yearlySavingPercent } from './plan'

test('the saving is computed from the two prices', () => {
  expect(yearlySavingPercent()).toBe(17)
  expect(yearlySavingPercent({ monthly: 1000, yearly: 12_000 })).toBe(0)
})

test('upsells go away with any plan, the premium button only with the yearly one', () => {
  expect([null, 'monthly' as const, 'yearly' as const].map((plan) => [seesUpsells(plan), seesPremiumButton(plan)])).toEqual([
    [true, true],
    [false, true],
    [false, false],
  ])
})
