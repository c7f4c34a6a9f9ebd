import fc from 'fast-check'
import { addDays, day } from '../base/day'
import { maxFrequency, type ReminderSettings, weekdays } from './reminder-settings'

const time = fc.nat(1439).map((minute) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`)

/** Reminder settings as people and torn storage make them: any window, any quiet hours, any days. */
export const anyReminders: fc.Arbitrary<ReminderSettings> = fc.record({
  dailyWord: fc.boolean(),
  streak: fc.boolean(),
  allWords: fc.boolean(),
  frequency: fc.integer({ min: 1, max: maxFrequency }),
  startTime: time,
  endTime: time,
  activeDays: fc.subarray([...weekdays]),
  quietHoursEnabled: fc.boolean(),
  quietHoursStart: time,
  quietHoursEnd: time,
  weekendMode: fc.boolean(),
  vacationMode: fc.boolean(),
  vacationUntil: fc.option(fc.nat(400).map((days) => addDays(day('2025-12-25'), days))),
})
