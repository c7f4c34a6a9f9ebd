import { upcomingReminders } from '@verbena/core/reminders/plan-reminders'
import { defaultReminders, maxFrequency, type ReminderSettings } from '@verbena/core/reminders/reminder-settings'
import type { Measure } from '../measure/measure'

const warmups = 20
const runs = 200
const limitMs = 10
const start = Date.UTC(2026, 0, 1)

/** As many as can be set: fifteen a day of all types, around quiet hours, fewer at the weekend. */
const busiest: ReminderSettings = {
  ...defaultReminders,
  dailyWord: true,
  streak: true,
  allWords: true,
  frequency: maxFrequency,
  quietHoursEnabled: true,
  weekendMode: true,
}

/** A year of reminders, in the device's own zone and in one with clock changes that is not the device's. */
export async function benchmarkReminders(): Promise<Measure[]> {
  return [undefined, 'America/New_York'].map((zone) => ({
    what: `a year of reminders, ${zone ?? 'the device’s zone'}`,
    unit: 'ms',
    samples: Array.from({ length: warmups + runs }, () => planYear(zone)).slice(warmups),
    judge: 'p95',
    atMost: limitMs,
  }))
}

function planYear(zone: string | undefined): number {
  const startedAt = performance.now()
  const year = upcomingReminders(busiest, 'yearly', start, { zone, count: Number.POSITIVE_INFINITY, days: 365 })
  const ms = performance.now() - startedAt
  if (year.length < 4000) throw new Error(`Only ${year.length} reminders were planned`)
  return ms
}
