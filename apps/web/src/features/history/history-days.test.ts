import { addDays, day } from '@verbena/core/base/day'
import { anyWord } from '@verbena/core/words/any-word'
import { expect, test } from 'vitest'
import { dayName, historyDays } from './history-days'

const at = (date: number, hour: number) => new Date(2026, 2, date, hour).getTime()
const seen = (last: number) => ({ first: last, last, count: 1 })
const library = new Map(['calm', 'joy', 'rib'].map((id) => [id, anyWord({ id, word: id })]))
const views = { calm: seen(at(8, 23)), joy: seen(at(9, 1)), gone: seen(at(9, 2)), rib: seen(at(9, 3)) }

test('the words stand under the day they were last seen on, the newest first, unknown ones left out', () => {
  const days = historyDays(views, library, 10)
  expect(days.map((each) => [each.day, each.words.map((word) => word.id)])).toEqual([
    ['2026-03-09', ['rib', 'joy']],
    ['2026-03-08', ['calm']],
  ])
})

test('no more words than asked for', () => {
  expect(historyDays(views, library, 1).flatMap((each) => each.words.map((word) => word.id))).toEqual(['rib'])
})

test('days are called as people call them', () => {
  const today = day('2026-03-01')
  const names = [0, -1, -2, -365].map((back) => dayName(addDays(today, back), today))
  expect(names).toEqual(['Today', 'Yesterday', 'Friday, February 27', 'March 1, 2025'])
})
