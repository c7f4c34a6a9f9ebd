import { describe, expect, test } from 'vitest'
import { tiles } from '../explore/tiles'
import { canPlay } from '../practice/can-play'
import { modes } from '../practice/modes'
import {
  type Access,
  accessOf,
  canOpen,
  canOpenCategory,
  entitlements,
  offerTo,
  remindersADay,
  seesPremiumButton,
  seesUpsells,
} from './entitlements'
import type { Plan } from './plan'

const everyone: Access[] = ['visitor', 'free', 'monthly', 'yearly']
const plans: (Plan | null)[] = [null, 'monthly', 'yearly']

describe('what each kind of person has', () => {
  const byRow = {
    'premium-category': [false, false, true, true],
    challenge: [false, false, true, true],
    'practice-mode': [false, false, true, true],
    game: [false, false, true, true],
    'own-words': [false, false, true, true],
    'premium-theme': [false, false, true, true],
    'premium-voice': [false, false, true, true],
    collections: [false, true, true, true],
    checkout: [false, true, true, true],
    'upsell-cards': [true, true, false, false],
    'premium-button': [true, true, true, false],
    offer: ['premium', 'premium', 'yearly', null],
    'reminders-a-day': [8, 8, 15, 15],
  } satisfies Record<keyof typeof entitlements, unknown[]>

  test.each(Object.entries(byRow) as [keyof typeof entitlements, unknown[]][])('%s', (row, expected) => {
    expect(everyone.map((access) => entitlements[row][access])).toEqual(expected)
  })

  test('each row is asked for by name', () => {
    expect(everyone.map((access) => [canOpen(access, 'own-words'), offerTo(access), remindersADay(access)])).toEqual([
      [false, 'premium', 8],
      [false, 'premium', 8],
      [true, 'yearly', 15],
      [true, null, 15],
    ])
  })

  test('a plan counts before the account, and an account without one is free', () => {
    expect([accessOf(false, null), accessOf(true, null), accessOf(true, 'monthly'), accessOf(true, 'yearly')]).toEqual(everyone)
  })

  test('upsells go away with any plan, the premium button only with the yearly one', () => {
    expect(plans.map((plan) => [seesUpsells(plan), seesPremiumButton(plan)])).toEqual([
      [true, true],
      [false, true],
      [false, false],
    ])
  })
})

describe('ways to practise', () => {
  test('without a plan the daily quiz and Sprint are open and nothing else, with either plan everything', () => {
    for (const access of everyone) {
      const open = modes.filter((mode) => canPlay(access, mode)).map((mode) => mode.path)
      const isSubscriber = access === 'monthly' || access === 'yearly'
      expect(open, access).toEqual(isSubscriber ? modes.map((mode) => mode.path) : ['/quiz', '/sprint'])
    }
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
