import * as v from 'valibot'

const dayPattern = /^\d{4}-\d{2}-\d{2}$/
const dayMs = 86_400_000

/** A calendar day without a clock or a zone, written `YYYY-MM-DD`; days compare as strings. */
export type Day = string & { readonly __brand: 'Day' }

/** Accepts days that exist in the calendar; `2025-02-30` does not. */
export const daySchema = v.pipe(
  v.string(),
  v.check((text) => dayPattern.test(text) && dayOfUtc(Date.parse(`${text}T00:00:00Z`)) === text, 'Not a calendar day'),
  v.transform((text) => text as Day),
)

/** Reads a day that the caller knows to be one; throws on anything else. */
export function day(text: string): Day {
  return v.parse(daySchema, text)
}

/** The calendar day on the wall where the learner is: `zone` is an IANA name, the device's own when left out. */
export function localDay(at: Date, zone?: string): Day {
  if (zone === undefined) return join(at.getFullYear(), at.getMonth() + 1, at.getDate())
  return day(formatOf(zone).format(at))
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Making one takes longer than using it a hundred times. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const format =
    formats.get(zone) ?? new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' })
  formats.set(zone, format)
  return format
}

/** Whole calendar days from the first to the second, negative when the second is earlier; clock changes do not matter. */
export function daysBetween(first: Day, second: Day): number {
  return Math.round((Date.parse(`${second}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / dayMs)
}

/** The day `count` days later, or earlier when negative. */
export function addDays(from: Day, count: number): Day {
  return dayOfUtc(Date.parse(`${from}T00:00:00Z`) + count * dayMs) as Day
}

function dayOfUtc(ms: number): string {
  return Number.isNaN(ms) ? '' : new Date(ms).toISOString().slice(0, 10)
}

function join(year: number, month: number, date: number): Day {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}` as Day
}
