import { expect, test } from 'vitest'
import { knownPrices, yearlySavingPercent } from './plan'

test('the saving is computed from the two prices', () => {
  expect(yearlySavingPercent(knownPrices)).toBe(17)
  expect(yearlySavingPercent({ monthly: 1000, yearly: 12_000 })).toBe(0)
})
