import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, day, localDay } from './day'
import { wallClock } from './wall-clock'

const utc = (text: string) => Date.parse(text)

describe('a time on the wall', () => {
  test.each([
    ['America/New_York', '2026-07-01', 9 * 60, '2026-07-01T13:00:00Z'],
    ['America/New_York', '2026-12-01', 9 * 60, '2026-12-01T14:00:00Z'],
    ['Asia/Kolkata', '2026-12-01', 0, '2026-11-30T18:30:00Z'],
    ['Pacific/Kiritimati', '2026-12-01', 9 * 60, '2026-11-30T19:00:00Z'],
  ])('in %s on %s', (zone, on, minute, at) => {
    expect(wallClock(zone)(day(on))(minute)).toBe(utc(at))
  })

  test('stays the same over a change of the clocks', () => {
    const clock = wallClock('America/New_York')
    expect(clock(day('2026-03-07'))(9 * 60)).toBe(utc('2026-03-07T14:00:00Z'))
    expect(clock(day('2026-03-08'))(9 * 60)).toBe(utc('2026-03-08T13:00:00Z'))
  })

  test('that the clocks jump over is none', () => {
    expect(wallClock('America/New_York')(day('2026-03-08'))(2 * 60 + 30)).toBeNull()
  })

  test('that comes twice is the first', () => {
    expect(wallClock('America/New_York')(day('2026-11-01'))(60 + 30)).toBe(utc('2026-11-01T05:30:00Z'))
  })

  test('without a zone is the device’s', () => {
    expect(wallClock()(day('2026-07-01'))(9 * 60 + 5)).toBe(new Date(2026, 6, 1, 9, 5).getTime())
  })

  test('is shown on its day by every clock of its zone', () => {
    const zones = ['America/Santiago', 'Europe/London', 'Australia/Lord_Howe', 'Africa/Casablanca', 'Pacific/Auckland']
    const clocks = new Map(zones.map((zone) => [zone, wallClock(zone)]))
    fc.assert(
      fc.property(fc.constantFrom(...zones), fc.nat(730), fc.nat(1439), (zone, days, minute) => {
        const on = addDays(day('2025-01-01'), days)
        const at = clocks.get(zone)?.(on)(minute) ?? null
        if (at === null) return
        const shown = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(at)
        expect(shown).toBe(`${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`)
        expect(localDay(new Date(at), zone)).toBe(on)
      }),
    )
  })
})
