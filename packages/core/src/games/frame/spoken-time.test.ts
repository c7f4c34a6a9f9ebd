import { expect, test } from 'vitest'
import { timeToSpeak } from './spoken-time'

test.each([
  [31_000, 30_000, 30],
  [30_000, 29_000, null],
  [12_000, 4000, 5],
  [9000, 6000, null],
  [4000, 9000, null],
])('from %i to %i ms it says %j', (before, now, spoken) => {
  expect(timeToSpeak(before, now)).toBe(spoken)
})

test('a game may speak less often', () => {
  expect(timeToSpeak(11_000, 9000, [5])).toBeNull()
})
