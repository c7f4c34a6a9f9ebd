import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededRandom, seedFrom, shuffle } from './random'

test('a seed repeats its numbers and they stay below one', () => {
  const [first, second] = [seededRandom(7), seededRandom(7)]
  for (let i = 0; i < 1000; i++) {
    const number = first()
    expect(number).toBe(second())
    expect(number >= 0 && number < 1).toBe(true)
  }
})

test('shuffling keeps every item exactly once and leaves the list alone', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer(), (items, seed) => {
      const before = [...items]
      expect(shuffle(items, seededRandom(seed)).sort()).toEqual([...items].sort())
      expect(items).toEqual(before)
    }),
  )
})

test('every item reaches every place about equally often', () => {
  const random = seededRandom(42)
  const firstPlace = { a: 0, b: 0, c: 0 }
  for (let i = 0; i < 6000; i++) firstPlace[shuffle(['a', 'b', 'c'] as const, random)[0] ?? 'a']++
  for (const count of Object.values(firstPlace)) expect(Math.abs(count - 2000)).toBeLessThan(200)
})

test('different texts give different seeds', () => {
  expect(seedFrom('2025-01-01')).not.toBe(seedFrom('2025-01-02'))
})
