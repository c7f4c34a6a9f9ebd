import { addDays, day } from '@verbena/core/base/day'
import { expect, test } from 'vitest'
import { heatDays, heatWeeks } from './heat-days'

test.each(['2026-03-02', '2026-03-04', '2026-03-08'])('the year ends on %s and begins on a Monday', (text) => {
  const today = day(text)
  const cells = heatDays([], today)
  expect(cells.at(-1)?.day).toBe(today)
  expect(cells[0]).toMatchObject({ week: 0, weekday: 0 })
  expect(new Date(`${cells[0]?.day}T00:00:00Z`).getUTCDay()).toBe(1)
  expect(cells.at(-1)?.week).toBe(heatWeeks - 1)
})

test('only learned days are lit', () => {
  const today = day('2026-03-04')
  const learned = [addDays(today, -500), addDays(today, -40), today]
  expect(heatDays(learned, today).flatMap((cell) => (cell.isLearned ? [cell.day] : []))).toEqual(['2026-01-23', '2026-03-04'])
})
