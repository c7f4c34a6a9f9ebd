import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { day, localDay } from '../base/day'
import { anyReminders } from './any-reminders'
import { pendingLimit, planReminders, upcomingReminders } from './plan-reminders'
import { idsOf, reminderKinds } from './reminder-kinds'
import { defaultReminders, type ReminderSettings, reminderSchema, weekdays } from './reminder-settings'
import { openMinutes } from './times-of-day'
import { startVacation } from './vacation'

const zones = ['America/New_York', 'America/Santiago', 'Europe/London', 'Australia/Lord_Howe', 'Pacific/Auckland']
const zone = 'Europe/London'
const friday = Date.parse('2026-01-02T00:00:00Z')
const words: ReminderSettings = { ...defaultReminders, dailyWord: true }

/** What the clock on the wall says at these times. */
function clocks(occasions: { at: number }[], where = zone) {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: where, weekday: 'short', hour: '2-digit', minute: '2-digit' })
  return occasions.map(({ at }) => format.format(at).replace(',', ''))
}
const next = (settings: ReminderSettings, count: number, now = friday) => upcomingReminders(settings, 'yearly', now, { zone, count })

describe('the next reminders', () => {
  test('repeat every day; one that is past today comes tomorrow', () => {
    expect(clocks(next(words, 4, Date.parse('2026-01-02T15:00:00Z')))).toEqual(['Fri 19:00', 'Sat 11:00', 'Sat 15:00', 'Sat 19:00'])
  })

  test('are none while no type is on', () => {
    expect(next(defaultReminders, 5)).toEqual([])
  })

  test('come on active days only', () => {
    expect(clocks(next({ ...words, frequency: 1, activeDays: ['monday', 'saturday'] }, 3))).toEqual(['Sat 15:00', 'Mon 15:00', 'Sat 15:00'])
    expect(next({ ...words, activeDays: [] }, 5)).toEqual([])
  })

  test.each([
    [5, 3],
    [4, 2],
    [1, 1],
  ])('%i a day are %i at the weekend when that is wanted', (frequency, atWeekend) => {
    const times = clocks(next({ ...words, frequency, weekendMode: true }, frequency + atWeekend))
    expect(times.filter((time) => time.startsWith('Fri'))).toHaveLength(frequency)
    expect(times.filter((time) => time.startsWith('Sat'))).toHaveLength(atWeekend)
  })

  test.each([
    [null, 8],
    ['monthly', 15],
    ['yearly', 15],
  ] as const)('with the plan %s are at most %i a day, of all types together', (plan, limit) => {
    const all = { ...words, streak: true, allWords: true, frequency: 15 }
    expect(upcomingReminders(all, plan, friday, { zone, count: 100, days: 1 })).toHaveLength(limit)
  })

  test('share the day between the types, the streak last', () => {
    const all = { ...words, streak: true, allWords: true }
    expect(next(all, 3).map(({ type }) => type)).toEqual(['dailyWord', 'allWords', 'streak'])
    expect(next({ ...all, frequency: 4 }, 4).map(({ type }) => type)).toEqual(['streak', 'dailyWord', 'allWords', 'streak'])
  })

  test('take turns from day to day when there are more types than reminders', () => {
    const types = next({ ...words, streak: true, allWords: true, frequency: 1 }, 3).map(({ type }) => type)
    expect([...types].sort()).toEqual(['allWords', 'dailyWord', 'streak'])
  })

  test('start again by themselves seven days after a vacation began', () => {
    const away = { ...words, frequency: 1, ...startVacation(day('2026-01-02')) }
    expect(next(away, 1).map(({ at }) => localDay(new Date(at), zone))).toEqual(['2026-01-09'])
  })

  test('keep their time on the wall when clocks change, and skip a time that is jumped over', () => {
    const night = { ...words, frequency: 1, startTime: '01:00', endTime: '02:00' }
    const before = Date.parse('2026-03-28T12:00:00Z')
    expect(clocks(next(night, 2, before))).toEqual(['Mon 01:30', 'Tue 01:30'])
    expect(clocks(next({ ...words, frequency: 1 }, 3, before))).toEqual(['Sat 15:00', 'Sun 15:00', 'Mon 15:00'])
  })
})

describe('the plan for the device', () => {
  test('says what the specification says, under the ids of its type', () => {
    const [first] = planReminders({ ...words, frequency: 1 }, null, friday, zone)
    expect(first).toEqual({
      id: 1,
      type: 'dailyWord',
      at: Date.parse('2026-01-02T15:00:00Z'),
      title: 'Daily Word Ready!',
      text: 'Learn a new word and expand your vocabulary',
    })
    expect(reminderKinds.streak.title + reminderKinds.allWords.title).toBe('Keep Your Streak!Practice Time!')
  })

  test('never holds more than the device keeps, no id twice, each in the range of its type, the soonest first', () => {
    fc.assert(
      fc.property(anyReminders, fc.constantFrom(null, 'monthly' as const), fc.constantFrom(...zones), (settings, plan, where) => {
        const reminders = planReminders(settings, plan, friday, where)
        expect(reminders.length).toBeLessThanOrEqual(pendingLimit)
        expect(new Set(reminders.map(({ id }) => id)).size).toBe(reminders.length)
        for (const [i, { id, type, at }] of reminders.entries()) {
          expect(settings[type]).toBe(true)
          expect(idsOf(type)).toContain(id)
          expect(at).toBeGreaterThan(reminders[i - 1]?.at ?? friday)
        }
      }),
    )
  })

  test.each(zones)('through a year in %s never comes in quiet hours, on an inactive day, on vacation or too often', (where) => {
    const format = new Intl.DateTimeFormat('en-US', {
      timeZone: where,
      weekday: 'long',
      hourCycle: 'h23',
      hour: '2-digit',
      minute: '2-digit',
    })
    fc.assert(
      fc.property(anyReminders, fc.nat(364), (settings, start) => {
        const now = friday + start * 86_400_000
        const open = new Set(openMinutes(settings))
        const perDay = new Map<string, number>()
        for (const { at } of upcomingReminders(settings, null, now, { zone: where, count: Number.POSITIVE_INFINITY, days: 400 })) {
          const [weekday = '', time = ''] = format.format(at).split(' ')
          const [hours = 0, minutes = 0] = time.split(':').map(Number)
          const on = localDay(new Date(at), where)
          perDay.set(on, (perDay.get(on) ?? 0) + 1)
          expect(open.has(hours * 60 + minutes)).toBe(true)
          expect(settings.activeDays).toContain(weekday.toLowerCase().replace(',', ''))
          expect(settings.vacationMode && settings.vacationUntil !== null && on < settings.vacationUntil).toBe(false)
        }
        expect(Math.max(0, ...perDay.values())).toBeLessThanOrEqual(Math.min(8, settings.frequency))
      }),
      { numRuns: 12 },
    )
  })
})

test('the settings have the specification’s defaults, and any that can be chosen can be stored', () => {
  expect(defaultReminders).toMatchObject({
    frequency: 3,
    startTime: '09:00',
    endTime: '21:00',
    quietHoursStart: '22:00',
    activeDays: weekdays,
  })
  fc.assert(fc.property(anyReminders, (settings) => void expect(v.parse(reminderSchema, settings)).toEqual(settings)))
  for (const torn of [
    { frequency: 16 },
    { frequency: 2.5 },
    { startTime: '24:00' },
    { activeDays: ['funday'] },
    { vacationUntil: 'soon' },
  ]) {
    expect(v.is(reminderSchema, { ...defaultReminders, ...torn })).toBe(false)
  }
})
