import * as v from 'valibot'
import { type Day, daySchema } from '../base/day'

export const reminderTypes = ['dailyWord', 'allWords', 'streak'] as const
/** What a reminder can be about, in the order of a learner's day. */
export type ReminderType = (typeof reminderTypes)[number]

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
export type Weekday = (typeof weekdays)[number]

/** A time on the wall clock, `HH:MM`. */
export type ClockTime = string

/** When and how often the learner wants to be reminded (spec §3). */
export type ReminderSettings = { [Type in ReminderType]: boolean } & {
  /** Reminders a day, all types together. */
  frequency: number
  startTime: ClockTime
  endTime: ClockTime
  activeDays: Weekday[]
  quietHoursEnabled: boolean
  quietHoursStart: ClockTime
  quietHoursEnd: ClockTime
  weekendMode: boolean
  vacationMode: boolean
  /** The first day with reminders again. */
  vacationUntil: Day | null
}

export const maxFrequency = 15

export const defaultReminders: ReminderSettings = {
  dailyWord: false,
  streak: false,
  allWords: false,
  frequency: 3,
  startTime: '09:00',
  endTime: '21:00',
  activeDays: [...weekdays],
  quietHoursEnabled: false,
  quietHoursStart: '22:00',
  quietHoursEnd: '08:00',
  weekendMode: false,
  vacationMode: false,
  vacationUntil: null,
}

const flag = v.boolean()
const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

/** What stored reminder settings may hold. */
export const reminderSchema = v.object({
  dailyWord: flag,
  streak: flag,
  allWords: flag,
  frequency: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxFrequency)),
  startTime: time,
  endTime: time,
  activeDays: v.array(v.picklist(weekdays)),
  quietHoursEnabled: flag,
  quietHoursStart: time,
  quietHoursEnd: time,
  weekendMode: flag,
  vacationMode: flag,
  vacationUntil: v.nullable(daySchema),
})
