import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, day, daysBetween, localDay } from './day'

describe('the learner’s calendar day', () => {
  test.each(['Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Kiritimati'])('00:05 and 23:55 in %s land on that local date', (zone) => {
    const offsetHours = { 'Asia/Kolkata': 5.5, 'America/Los_Angeles': -7, 'Pacific/Kiritimati': 14 }[zone] ?? 0
    const midnight = Date.UTC(2025, 6, 15) - offsetHours * 3_600_000
    expect(localDay(new Date(midnight + 5 * 60_000), zone)).toBe('2025-07-15')
    expect(localDay(new Date(midnight + (23 * 60 + 55) * 60_000), zone)).toBe('2025-07-15')
  })

  test('without a zone it is the day on the device', () => {
    expect(localDay(new Date(2025, 0, 3, 23, 59))).toBe('2025-01-03')
  })

  test('a 23-hour day is still one day', () => {
    expect(daysBetween(day('2025-03-08'), day('2025-03-10'))).toBe(2)
  })

  test('adding days and counting them agree', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: -20_000, max: 20_000 }), (start, count) => {
        const from = addDays(day('1980-01-01'), start)
        expect(daysBetween(from, addDays(from, count))).toBe(count)
      }),
    )
  })

  test.each(['2025-02-30', '2025-1-1', 'today', '', '2025-13-01'])('%j is no day', (text) => {
    expect(() => day(text)).toThrow()
  })
})
