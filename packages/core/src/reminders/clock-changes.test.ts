import { expect, test } from 'vitest'
import { addDays, type Day, day } from '../base/day'
import { upcomingReminders } from './plan-reminders'
import { defaultReminders, type ReminderSettings } from './reminder-settings'
import { openMinutes, spreadOver } from './times-of-day'

const minuteMs = 60_000
const dayMs = 86_400_000
const firstYear = 2015
const years = Array.from({ length: 21 }, (_, i) => firstYear + i)

/** A reminder every twelve minutes of the hours in which clocks are set, so that some fall beside and into every change. */
const atNight: ReminderSettings = { ...defaultReminders, dailyWord: true, frequency: 15, startTime: '00:00', endTime: '03:00' }
const slots = spreadOver(openMinutes(atNight), 15)

/** What a clock of this zone shows, as minutes of a day. */
function readWall(zone: string) {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  return (at: number): { on: string; minute: number } => {
    const [on = '', time = ''] = format.format(at).split(', ')
    const [hours = 0, minutes = 0] = time.split(':').map(Number)
    return { on, minute: hours * 60 + minutes }
  }
}

/** The first instant of each minute that clocks show on a day, and how many minutes the day has: found by looking at the clock every minute. */
function readDay(on: Day, wall: ReturnType<typeof readWall>): { instants: Map<number, number>; length: number } {
  const instants = new Map<number, number>()
  let length = 0
  const noon = Date.parse(`${on}T12:00:00Z`)
  for (let at = noon - 1.2 * dayMs; at < noon + 1.2 * dayMs; at += minuteMs) {
    const shown = wall(at)
    if (shown.on !== on) continue
    length += 1
    if (!instants.has(shown.minute)) instants.set(shown.minute, at)
  }
  return { instants, length }
}

/** The days of a year on which clocks are set: the time from noon to noon is no whole day. */
function changeDays(year: number, wall: ReturnType<typeof readWall>): Day[] {
  const days = Array.from({ length: 366 }, (_, i) => addDays(day(`${year}-01-01`), i)).filter((on) => on.startsWith(`${year}`))
  const shift = (on: Day) => (wall(Date.parse(`${on}T12:00:00Z`)).minute - wall(Date.parse(`${on}T12:00:00Z`) - dayMs).minute) % 1440
  // a change between two noons lies on the first of the two days or on the second
  return [...new Set(days.filter((on) => shift(on) !== 0).flatMap((on) => [addDays(on, -1), on]))]
}

const zones = ['Europe/London', 'America/New_York', 'America/Santiago', 'Australia/Lord_Howe', 'America/Sao_Paulo']

test.each(zones)('in %s every change of the clocks leaves reminders at their time on the wall', (zone) => {
  const wall = readWall(zone)
  const [short, long]: [Day[], Day[]] = [[], []]
  let skipped = 0
  for (const year of years) {
    for (const on of changeDays(year, wall)) {
      const { instants, length } = readDay(on, wall)
      if (length < 1440) short.push(on)
      if (length > 1440) long.push(on)
      const expected = slots.flatMap((minute) => instants.get(minute) ?? [])
      const start = Date.parse(`${on}T12:00:00Z`) - 2 * dayMs
      const planned = upcomingReminders(atNight, 'yearly', start, { zone, count: Number.POSITIVE_INFINITY, days: 5 })
      expect(planned.map(({ at }) => at).filter((at) => wall(at).on === on)).toEqual(expected)
      skipped += slots.length - expected.length
    }
  }
  // clocks went both ways in these years, and a reminder that has no minute is left out, not moved
  expect(skipped).toBeGreaterThan(0)
  expect(Math.min(short.length, long.length)).toBeGreaterThan(3)
})

test('where clocks are set no more, every day has all its reminders', () => {
  const wall = readWall('America/Sao_Paulo')
  expect(changeDays(2018, wall)).not.toEqual([])
  for (const year of years.filter((each) => each > 2019)) expect(changeDays(year, wall)).toEqual([])
  const start = Date.parse('2026-01-01T03:00:00Z') - 1
  const year = upcomingReminders(atNight, 'yearly', start, { zone: 'America/Sao_Paulo', count: Number.POSITIVE_INFINITY, days: 366 })
  expect(year.filter(({ at }) => wall(at).on.startsWith('2026'))).toHaveLength(365 * 15)
})
