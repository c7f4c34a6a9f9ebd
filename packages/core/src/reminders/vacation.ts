import { addDays, type Day } from '../base/day'
import type { ReminderSettings } from './reminder-settings'

/** How long a vacation lasts unless it is ended before (spec §9). */
const vacationDays = 7

type Vacation = Pick<ReminderSettings, 'vacationMode' | 'vacationUntil'>

/** A vacation holds reminders back from today on, for seven days. */
export function startVacation(today: Day): Vacation {
  return { vacationMode: true, vacationUntil: addDays(today, vacationDays) }
}

export const noVacation: Vacation = { vacationMode: false, vacationUntil: null }

/** Whether reminders are held back on this day; a vacation ends by itself. */
export function isOnVacation({ vacationMode, vacationUntil }: Vacation, day: Day): boolean {
  return vacationMode && vacationUntil !== null && day < vacationUntil
}
