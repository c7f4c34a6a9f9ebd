import { type Day, daysBetween } from '../base/day'
import { addDay, believableDays } from './days'
import type { LearnerRecord } from './record'

/** The run of days with a visit that ends at the last one; `days` is 0 before the first visit. */
export type Streak = { days: number; lastVisit: Day | null }

/** The record after a visit today; a clock set back or a flight west never adds or removes a day (spec §4). */
export function visit(record: LearnerRecord, today: Day): LearnerRecord {
  const last = believableDays(record, 'visited', today).at(-1)
  return last !== undefined && today <= last ? record : addDay(record, 'visited', today)
}

/** The streak as of today: days in a row up to the last visit; a gap of more than one day starts it again (spec §4). */
export function streakOf(record: LearnerRecord, today: Day): Streak {
  const visited = believableDays(record, 'visited', today)
  const lastVisit = visited.at(-1)
  if (lastVisit === undefined) return { days: 0, lastVisit: null }
  let days = 1
  for (let i = visited.length - 1; i > 0 && daysBetween(visited[i - 1] as Day, visited[i] as Day) === 1; i--) days++
  return { days, lastVisit }
}
