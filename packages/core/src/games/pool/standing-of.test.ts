import { expect, test } from 'vitest'
import { addDays, day } from '../../base/day'
import type { Review } from '../../learner/record'
import { dayNumber } from '../../memory/day-number'
import { buildMemory } from '../../memory/word-memory'
import { standingOf } from './standing-of'

const today = day('2025-06-20')
const noon = new Date(2025, 5, 20, 12).getTime()

function review(wordId: string, daysAgo: number, grade: Review['grade'], takenFor?: string): Review {
  return {
    ...(takenFor && { takenFor }),
    id: `${wordId}-${daysAgo}`,
    wordId,
    grade,
    mode: 'quiz',
    at: noon - daysAgo * 86_400_000,
    day: addDays(today, -daysAgo),
  }
}

test('the standing is read from reviews and views', () => {
  const memory = buildMemory(
    [review('forgotten', 60, 'wrong'), review('known', 1, 'right'), review('missed', 1, 'wrong')],
    dayNumber(today),
  )
  const view = (last: number) => ({ first: last, last, count: 1 })
  const views = { known: view(noon - 86_400_000), seen: view(noon - 3 * 86_400_000), new: view(noon) }
  const standing = standingOf({ memory, views, learned: {} }, [today], today)
  expect(standing.due[0]).toBe('forgotten')
  expect(standing.due).not.toContain('known')
  expect(standing.weakest).toEqual(['forgotten', 'missed', 'known'])
  expect(standing.viewed).toEqual(['new', 'seen'])
  expect(standing.viewedToday).toEqual(['new'])
  expect([...standing.answeredRight]).toEqual(['known'])
})

test('the words that were taken for another are read from the log: the last three, the last first, none twice', () => {
  const log = ['effect', 'infect', 'affirm', 'effect', 'defect'].map((other, i) => review('affect', 9 - i, 'wrong', other))
  const memory = buildMemory([...log, review('calm', 1, 'right')], dayNumber(today))
  const { confusions } = standingOf({ memory, views: {}, learned: {} }, [today], today)
  expect([...confusions]).toEqual([['affect', ['defect', 'effect', 'affirm']]])
})
