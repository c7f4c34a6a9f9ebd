import type { Day } from './day'

const minuteMs = 60_000
const dayMs = 86_400_000
/** No zone changes its clocks and back within two of these, so it is looked at no more often. */
const steadyMs = 7 * dayMs

/** Answers for a day when a clock on the wall shows a minute of it; `null` where clocks are set forward over that minute. */
type WallClock = (day: Day) => (minute: number) => number | null

/** The clock on the wall where the learner is: `zone` is an IANA name, the device's own when left out. */
export function wallClock(zone?: string): WallClock {
  const offsetAt = zone === undefined ? deviceOffset : zoneOffset(zone)
  const known = new Map<number, number>()

  function remembered(utc: number): number {
    const offset = known.get(utc) ?? offsetAt(utc)
    known.set(utc, offset)
    return offset
  }

  return (day) => {
    const midnight = Date.parse(`${day}T00:00:00Z`)
    // no zone is a whole day away from UTC, so a change on this day lies between these two
    const [from, until] = [midnight - dayMs, midnight + 2 * dayMs]
    const steady = remembered(Math.floor(from / steadyMs) * steadyMs)
    if (steady === remembered(Math.ceil(until / steadyMs) * steadyMs)) return (minute) => midnight + minute * minuteMs - steady
    const [before, after] = [remembered(from), remembered(until)]
    return (minute) => {
      const shown = midnight + minute * minuteMs
      // of a time that comes twice the first one counts
      return [shown - before, shown - after].find((at) => at + offsetAt(at) === shown) ?? null
    }
  }
}

function deviceOffset(at: number): number {
  return -new Date(at).getTimezoneOffset() * minuteMs
}

/** How far the zone's clocks are ahead of UTC at an instant. */
function zoneOffset(zone: string): (at: number) => number {
  const format = formatOf(zone)
  return (at) => {
    const [month = 0, day = 0, year = 0, hour = 0, minute = 0, second = 0] = (format.format(at).match(/\d+/g) ?? []).map(Number)
    return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000
  }
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Kept, as those of `localDay` are. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const numeric = 'numeric'
  const parts = { year: numeric, month: numeric, day: numeric, hour: numeric, minute: numeric, second: numeric } as const
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('en-US', { timeZone: zone, hourCycle: 'h23', ...parts })
  formats.set(zone, format)
  return format
}
