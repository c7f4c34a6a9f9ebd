import { addDays, type Day, daysBetween } from '../base/day'
import { isOnVacation } from '../reminders/vacation'
import { believableDays } from './days'
import { type LearnerRecord, settingOf } from './record'
import type { Streak } from './streak'

/** One thing worth knowing about a streak. */
export type StreakNote = { icon: 'back' | 'frozen' | 'freezes' | 'vacation' | 'month'; text: string }

/** So many days after it, a freeze that was spent is still told of. */
const frozenToldDays = 7
/** So many days away are a break to be welcomed back from. */
const breakDays = 7

/** What keeps the streak, and what cannot be lost with it. */
export function streakNotes(record: LearnerRecord, streak: Streak, today: Day): StreakNote[] {
  const notes: StreakNote[] = []
  const [before, last] = believableDays(record, 'visited', today).slice(-2)
  if (streak.days === 1 && before && last && daysBetween(before, last) > breakDays) {
    notes.push({
      icon: 'back',
      text: `Good to see you again. Nothing you learned is lost; your longest streak is ${daysText(streak.longest)}.`,
    })
  }
  const reminders = settingOf(record, 'reminders')
  if (isOnVacation(reminders, today) && reminders.vacationUntil) {
    notes.push({ icon: 'vacation', text: `On vacation your streak waits for you, until ${dateText(reminders.vacationUntil)}.` })
  }
  const frozen = streak.frozen.at(-1)
  if (frozen && frozen >= addDays(today, -frozenToldDays))
    notes.push({ icon: 'frozen', text: `A freeze kept your streak on ${dateText(frozen)}.` })
  notes.push({ icon: 'freezes', text: freezesText(streak.freezes) })
  const month = today.slice(0, 7)
  notes.push({
    icon: 'month',
    text: `Learned on ${daysText(record.days.learned.filter((each) => each.startsWith(month)).length)} this month.`,
  })
  return notes
}

function freezesText(count: number): string {
  if (count === 0) return 'Seven days in a row earn a freeze, which keeps your streak on a day you miss.'
  return count === 1
    ? 'One freeze is ready: miss a day and your streak stays.'
    : 'Two freezes are ready: miss a day or two and your streak stays.'
}

function daysText(count: number): string {
  return count === 1 ? '1 day' : `${count} days`
}

function dateText(day: Day): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' })
}
