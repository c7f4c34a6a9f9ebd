import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type Day, day, localDay } from '../base/day'
import { emptyRecord } from './record'
import { streakOf, visit } from './streak'

const visits = (...days: string[]) => days.reduce((record, each) => visit(record, day(each)), emptyRecord())
const streakAfter = (...days: string[]) => streakOf(visits(...days), day(days.at(-1) as string)).days

describe('the streak', () => {
  test('before the first visit there is none, and the first visit makes it 1', () => {
    expect(streakOf(emptyRecord(), day('2025-03-01'))).toEqual({ days: 0, lastVisit: null })
    expect(streakOf(visits('2025-03-01'), day('2025-03-01'))).toEqual({ days: 1, lastVisit: '2025-03-01' })
  })

  test('the next day adds one, the same day nothing', () => {
    expect(streakAfter('2025-03-01', '2025-03-02', '2025-03-02')).toBe(2)
  })

  test('a day missed starts it again', () => {
    expect(streakAfter('2025-02-27', '2025-02-28', '2025-03-02')).toBe(1)
  })

  test('a clock set back neither adds nor removes a day', () => {
    expect(streakAfter('2025-03-01', '2025-03-02', '2025-03-03', '2025-03-02')).toBe(3)
    expect(streakAfter('2025-03-01', '2025-03-04', '2025-03-02')).toBe(1)
  })

  test('flying east over the date line and back keeps it', () => {
    const auckland = localDay(new Date('2025-05-10T20:00:00Z'), 'Pacific/Auckland')
    const honolulu = localDay(new Date('2025-05-11T06:00:00Z'), 'Pacific/Honolulu')
    expect([auckland, honolulu]).toEqual(['2025-05-11', '2025-05-10'])
    expect(streakAfter('2025-05-09', '2025-05-10', auckland, honolulu, '2025-05-11', '2025-05-12')).toBe(4)
  })

  test('a day far in the future, left by a wrong clock, does not stop the streak', () => {
    expect(streakAfter('2031-01-01', '2025-03-01', '2025-03-02')).toBe(2)
  })

  test('visiting every day for any number of days counts them all, however often a day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 3 }), (count, timesADay) => {
        const start = day('2024-11-01')
        let record = emptyRecord()
        for (let i = 0; i < count * timesADay; i++) record = visit(record, addDays(start, Math.floor(i / timesADay)))
        expect(streakOf(record, addDays(start, count - 1) as Day).days).toBe(count)
      }),
      { numRuns: 20 },
    )
  })
})
