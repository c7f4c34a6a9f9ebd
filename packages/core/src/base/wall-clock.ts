import type { Day } from './day'

const minuteMs = 60_000
const dayMs = 86_400_000

/** Answers when a clock on the wall shows this minute of this day; `null` where clocks are set forward over it. */
export type WallClock = (day: Day, minute: number) => number | null

/** The clock on the wall where the learner is: `zone` is an IANA name, the device's own when left out. */
export function wallClock(zone?: string): WallClock {
  const offsetAt = zone === undefined ? deviceOffset : zoneOffset(zone)
  const known = new Map<number, number>()

  function offsetAtMidnight(utc: number): number {
    const offset = known.get(utc) ?? offsetAt(utc)
    known.set(utc, offset)
    return offset
  }

  return (day, minute) => {
    const midnight = Date.parse(`${day}T00:00:00Z`)
    const shown = midnight + minute * minuteMs
    // no zone is a whole day away from UTC, so a change on this day lies between these two
    const [before, after] = [offsetAtMidnight(midnight - dayMs), offsetAtMidnight(midnight + 2 * dayMs)]
    if (before === after) return shown - before
    // of a time that comes twice the first one counts
    return [shown - before, shown - after].find((at) => at + offsetAt(at) === shown) ?? null
  }
}

function deviceOffset(at: number): number {
  return -new Date(at).getTimezoneOffset() * minuteMs
}

/** How far the zone's clocks are ahead of UTC at an instant. */
function zoneOffset(zone: string): (at: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  return (at) => {
    const [month = 0, day = 0, year = 0, hour = 0, minute = 0, second = 0] = (format.format(at).match(/\d+/g) ?? []).map(Number)
    return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000
  }
}
