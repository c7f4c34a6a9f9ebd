import { wordTide } from '@verbena/core/games/word-tide/word-tide'
import { expect, test } from 'vitest'
import { playGame } from '../../../../test/open-game'
import { timeLeft } from './time-left'

test('the time left is what the water still needs, longer at ease and endless with time off', async () => {
  const state = (await playGame(wordTide)).game()
  const asked = { ...state, status: 'asking', show: null } as const
  expect(timeLeft(asked, 0)).toBeCloseTo(70_000)
  expect(timeLeft(asked, 40_000)).toBeCloseTo(30_000)
  expect(timeLeft({ ...asked, timing: 'relaxed' }, 0)).toBeCloseTo(210_000)
  expect(timeLeft({ ...asked, timing: 'off' }, 40_000)).toBe(Number.POSITIVE_INFINITY)
  expect(timeLeft({ ...asked, water: 90, place: 6 }, 0)).toBeCloseTo(10_000 / 1.1)
})
