import { addDays, type Day, localDay } from '@verbena/core/base/day'

const dayFormat = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' })
const timeFormat = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

/** A day written out: Saturday, November 28. */
export function longDay(day: Day): string {
  return dayFormat.format(Date.parse(`${day}T00:00:00Z`))
}

/** A moment as people say it, with the near days by their names. */
export function momentText(at: number, today: Day): { day: string; time: string } {
  const day = localDay(new Date(at))
  const near: Record<string, string> = { [today]: 'Today', [addDays(today, 1)]: 'Tomorrow' }
  return { day: near[day] ?? longDay(day), time: timeFormat.format(at) }
}
