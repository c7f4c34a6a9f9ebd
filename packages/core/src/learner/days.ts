import { addDays, type Day } from '../base/day'
import type { DayKind, LearnerRecord } from './record'

/** Days further ahead than this come from a clock that was wrong, and must not hold back every day until then. */
const believableAheadDays = 7

/** The days of a kind that are believable today, the earliest first. */
export function believableDays(record: LearnerRecord, kind: DayKind, today: Day): Day[] {
  const horizon = addDays(today, believableAheadDays)
  return record.days[kind].filter((each) => each <= horizon)
}

/** The record with a day added to its kind, once; days stay sorted. */
export function addDay(record: LearnerRecord, kind: DayKind, added: Day): LearnerRecord {
  if (record.days[kind].includes(added)) return record
  return { ...record, days: { ...record.days, [kind]: [...record.days[kind], added].sort() } }
}
