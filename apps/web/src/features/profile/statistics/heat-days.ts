import { addDays, type Day, daysBetween } from '@verbena/core/base/day'

export const heatWeeks = 53

/** One learned day of the past year by its place: the column is the week, the row the weekday from Monday. */
export type HeatCell = { day: Day; week: number; weekday: number; isLearned: boolean }

/** The year that ends today, one cell a day, whole weeks from Monday on. */
export function heatDays(learned: readonly Day[], today: Day): HeatCell[] {
  const first = addDays(today, -weekdayOf(today) - 7 * (heatWeeks - 1))
  const days = new Set(learned)
  return Array.from({ length: daysBetween(first, today) + 1 }, (_, i) => {
    const day = addDays(first, i)
    return { day, week: Math.floor(i / 7), weekday: i % 7, isLearned: days.has(day) }
  })
}

/** 0 is Monday. */
function weekdayOf(day: Day): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
}
