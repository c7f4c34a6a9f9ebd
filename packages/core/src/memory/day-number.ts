import { addDays, type Day, day } from '../base/day'

/** A calendar day as a count of days since 1970: what the scheduler reckons with. */
export type DayNumber = number

const epoch = day('1970-01-01')
const dayMs = 86_400_000

export function dayNumber(of: Day): DayNumber {
  return Date.parse(of) / dayMs // a date alone is read as UTC, so this is whole
}

export function dayOfNumber(number: DayNumber): Day {
  return addDays(epoch, number)
}
