import { addDays, type Day, daysBetween } from '../base/day'
import { believableDays } from './days'
import type { LearnerRecord } from './record'

/** A run of this many days earns a freeze, and so does each as many more. */
const daysPerFreeze = 7
/** No more freezes than these are kept. */
const mostFreezes = 2

/** The run of days with a visit that ends at the last one; `days` is 0 before the first visit. */
export type Streak = {
  days: number
  lastVisit: Day | null
  /** The longest run there ever was. */
  longest: number
  /** Freezes that are ready: each keeps the run over one missed day, by itself. */
  freezes: number
  /** The missed days of this run that took a freeze. */
  frozen: Day[]
}

/**
 * The streak as of today: days in a row up to the last visit. A gap of more than one day starts it again (spec §4), unless
 * there is a freeze for every day missed; days that were held are not missed.
 */
export function streakOf(record: LearnerRecord, today: Day): Streak {
  const held = new Set(record.days.held)
  const streak: Streak = { days: 0, lastVisit: null, longest: 0, freezes: 0, frozen: [] }
  for (const visited of believableDays(record, 'visited', today)) {
    const missed = streak.lastVisit === null ? [] : daysMissed(streak.lastVisit, visited, held)
    const isKept = missed.length <= streak.freezes
    streak.days = isKept ? streak.days + 1 : 1
    streak.frozen = isKept ? [...streak.frozen, ...missed] : []
    if (isKept) streak.freezes -= missed.length
    if (streak.days % daysPerFreeze === 0) streak.freezes = Math.min(mostFreezes, streak.freezes + 1)
    streak.longest = Math.max(streak.longest, streak.days)
    streak.lastVisit = visited
  }
  return streak
}

function daysMissed(before: Day, visited: Day, held: ReadonlySet<Day>): Day[] {
  const between = Array.from({ length: daysBetween(before, visited) - 1 }, (_, i) => addDays(before, i + 1))
  return between.filter((each) => !held.has(each))
}
