import { describe, expect, test } from 'vitest'
import { tiles } from '../explore/tiles'
import { type Access, accessOf, canOpen, canOpenCategory, type Door } from './entitlements'

const everyone: Access[] = ['visitor', 'free', 'monthly', 'yearly']

describe('what each kind of person may open', () => {
  test.each<[Door, boolean[]]>([
    ['premium-category', [false, false, true, true]],
    ['premium-practice', [false, false, true, true]],
    ['premium-theme', [false, false, true, true]],
    ['premium-voice', [false, false, true, true]],
    ['own-words', [false, false, true, true]],
    ['collections', [false, true, true, true]],
    ['checkout', [false, true, true, true]],
  ])('%s', (door, expected) => {
    expect(everyone.map((access) => canOpen(access, door))).toEqual(expected)
  })

  test('a plan counts before the account, and an account without one is free', () => {
    expect([accessOf(false, null), accessOf(true, null), accessOf(true, 'monthly'), accessOf(true, 'yearly')]).toEqual(everyone)
  })
})

describe('categories opened by name', () => {
  test('every premium tile is locked without a plan and open with either', () => {
    for (const { title, isPremium } of tiles) {
      expect(canOpenCategory(null, title), title).toBe(!isPremium)
      expect([canOpenCategory('monthly', title), canOpenCategory('yearly', title)]).toEqual([true, true])
    }
  })

  test('Saved Words are the learner’s own', () => {
    expect(canOpenCategory(null, 'Saved Words')).toBe(true)
  })

  test.each(['emotions', 'EMOTIONS', 'science', 'travel', 'o', ' food ', 'art-culture'])('“%s” is no way around a lock', (name) => {
    expect(canOpenCategory(null, name)).toBe(false)
    expect(canOpenCategory('monthly', name)).toBe(true)
  })

  test.each(['everyday', 'test-prep', 'root', 'greek', 'nothing like it', ''])('free topics stay open: “%s”', (name) => {
    expect(canOpenCategory(null, name)).toBe(true)
  })
})
