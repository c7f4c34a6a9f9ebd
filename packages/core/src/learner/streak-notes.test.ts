import { expect, test } from 'vitest'
import { addDays, day } from '../base/day'
import { startVacation } from '../reminders/vacation'
import { addDay } from './days'
import { changeSettings, emptyRecord, type LearnerRecord, settingOf } from './record'
import { streakOf } from './streak'
import { streakNotes } from './streak-notes'
import { visit } from './visit'

const start = day('2026-03-02')
const on = (after: number) => addDays(start, after)
const visits = (...after: number[]) => after.reduce((record, each) => visit(record, on(each)), emptyRecord())
const week = [0, 1, 2, 3, 4, 5, 6]
const notesOn = (record: LearnerRecord, after: number) =>
  streakNotes(record, streakOf(record, on(after)), on(after)).map(({ text }) => text)

test('a new learner is told how a freeze is earned', () => {
  expect(notesOn(visits(0), 0)).toEqual([
    'Seven days in a row earn a freeze, which keeps your streak on a day you miss.',
    'Learned on 0 days this month.',
  ])
})

test('freezes that are ready and one that was spent are told', () => {
  expect(notesOn(visits(...week), 6)[0]).toBe('One freeze is ready: miss a day and your streak stays.')
  expect(notesOn(visits(...week, 8), 8)[0]).toBe('A freeze kept your streak on Monday, March 9.')
  expect(notesOn(visits(...week, 8, 9, 10, 11, 12, 13, 14, 15, 16), 16)[0]).not.toContain('kept')
})

test('someone back after two weeks is welcomed, and nothing is held against them', () => {
  const learned = addDay(visits(...week, 21), 'learned', on(1))
  expect(notesOn(learned, 21)).toEqual([
    'Good to see you again. Nothing you learned is lost; your longest streak is 7 days.',
    'One freeze is ready: miss a day and your streak stays.',
    'Learned on 1 day this month.',
  ])
})

test('a vacation says until when the streak waits', () => {
  const record = visits(0)
  const away = changeSettings(record, { reminders: { ...settingOf(record, 'reminders'), ...startVacation(on(0)) } }, 1)
  expect(notesOn(away, 0)[0]).toBe('On vacation your streak waits for you, until Monday, March 9.')
})
