import { expect, test } from 'vitest'
import { widestPart } from './widest-part'

test('the widest word counts, not the one with the most letters', () => {
  expect(widestPart('mammal', 'illicit')).toBe(widestPart('mammal'))
  expect(widestPart('set fire to', 'self-operating')).toBe(widestPart('operating'))
})

test('capitals and letters of other scripts have room too', () => {
  expect(widestPart('NATO')).toBeGreaterThan(widestPart('nato'))
  expect(widestPart('café')).toBeGreaterThan(widestPart('caf'))
})
