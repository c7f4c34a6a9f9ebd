import { addDays, type Day } from '../base/day'
import { isOnVacation } from '../reminders/vacation'
import { addDay, believableDays } from './days'
import { type LearnerRecord, settingOf } from './record'

/**
 * The record after a visit today; a clock set back or a flight west never adds or removes a day (spec §4). Days without
 * a visit are held where they were spent on vacation, or never came on the learner's calendar.
 */
export function visit(record: LearnerRecord, today: Day, lost: readonly Day[] = []): LearnerRecord {
  const last = believableDays(record, 'visited', today).at(-1)
  if (last !== undefined && today <= last) return record
  const reminders = settingOf(record, 'reminders')
  let after = addDay(record, 'visited', today)
  for (let missed = addDays(last ?? today, 1); missed < today; missed = addDays(missed, 1)) {
    if (lost.includes(missed) || isOnVacation(reminders, missed)) after = addDay(after, 'held', missed)
  }
  return after
}

/** The days that a flight east took out of the learner's calendar: by the clock they left they are not over yet. */
export function lostToTravel(now: Date, today: Day, offsetBefore: number | null): Day[] {
  if (offsetBefore === null) return []
  const there = new Date(now.getTime() + offsetBefore * 60_000).toISOString().slice(0, 10)
  const yesterday = addDays(today, -1)
  return there <= yesterday ? [yesterday] : []
}
