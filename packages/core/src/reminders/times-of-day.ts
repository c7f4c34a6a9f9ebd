import type { ClockTime, ReminderSettings } from './reminder-settings'

const minutesADay = 1440

/** Minutes since midnight on the wall clock. */
export type Minute = number

type TimeSettings = Pick<ReminderSettings, 'startTime' | 'endTime' | 'quietHoursEnabled' | 'quietHoursStart' | 'quietHoursEnd'>

/**
 * The minutes of a day in which a reminder may come: from start to end without the quiet hours, each of which may run
 * over midnight. A start that is also the end means the whole day; quiet hours that end as they start are none.
 */
export function openMinutes(settings: TimeSettings): Minute[] {
  const start = readClock(settings.startTime)
  const length = minutesBetween(start, readClock(settings.endTime)) || minutesADay
  const quietStart = readClock(settings.quietHoursStart)
  const quietLength = settings.quietHoursEnabled ? minutesBetween(quietStart, readClock(settings.quietHoursEnd)) : 0
  const window = Array.from({ length }, (_, i) => (start + i) % minutesADay)
  return window.filter((minute) => minutesBetween(quietStart, minute) >= quietLength)
}

/** So many times spread evenly over these minutes, each in the middle of its equal share (spec §9), in the order of the clock. */
export function spreadOver(open: readonly Minute[], count: number): Minute[] {
  const share = open.length / count
  const middles = Array.from({ length: count }, (_, i) => open[Math.min(Math.round(share * (i + 0.5)), open.length - 1)])
  return [...new Set(middles)].filter((minute) => minute !== undefined).sort((a, b) => a - b)
}

function readClock(time: ClockTime): Minute {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** How long it takes the clock to come from one time to the other. */
function minutesBetween(from: Minute, to: Minute): number {
  return (to - from + minutesADay) % minutesADay
}
