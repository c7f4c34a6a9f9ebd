import { addDays, type Day, day, daysBetween } from '../base/day'

/** A calendar day as a count of days since 1970: what the scheduler reckons with. */
export type DayNumber = number

const epoch = day('1970-01-01')

export function dayNumber(of: Day): DayNumber {
  return daysBetween(epoch, of)
}

export function dayOfNumber(number: DayNumber): Day {
  return addDays(epoch, number)
}
