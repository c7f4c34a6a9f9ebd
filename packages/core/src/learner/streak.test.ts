import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type Day, day, daysBetween, localDay } from '../base/day'
import { noVacation, startVacation } from '../reminders/vacation'
import { mergeRecords } from './merge'
import { changeSettings, emptyRecord, type LearnerRecord, settingOf } from './record'
import { streakOf } from './streak'
import { lostToTravel, visit } from './visit'

const visits = (...days: string[]) => days.reduce((record, each) => visit(record, day(each)), emptyRecord())
const streakAfter = (...days: string[]) => streakOf(visits(...days), day(days.at(-1) as string)).days

const start = day('2025-03-01')
/** A visit on each of these days, counted from the first of March. */
const visitsOn = (...after: number[]) => after.reduce((record, each) => visit(record, addDays(start, each)), emptyRecord())
const streakOn = (...after: number[]) => streakOf(visitsOn(...after), addDays(start, after.at(-1) ?? 0))
const until = (count: number, from = 0) => Array.from({ length: count }, (_, i) => from + i)

describe('the streak', () => {
  test('before the first visit there is none, and the first visit makes it 1', () => {
    expect(streakOf(emptyRecord(), day('2025-03-01'))).toMatchObject({ days: 0, lastVisit: null })
    expect(streakOf(visits('2025-03-01'), day('2025-03-01'))).toMatchObject({ days: 1, lastVisit: '2025-03-01' })
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

  test('a day far in the future, left by a wrong clock, does not stop the streak', () => {
    expect(streakAfter('2031-01-01', '2025-03-01', '2025-03-02')).toBe(2)
  })

  test('visiting every day for any number of days counts them all, however often a day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 3 }), (count, timesADay) => {
        const first = day('2024-11-01')
        let record = emptyRecord()
        for (let i = 0; i < count * timesADay; i++) record = visit(record, addDays(first, Math.floor(i / timesADay)))
        expect(streakOf(record, addDays(first, count - 1) as Day).days).toBe(count)
      }),
      { numRuns: 20 },
    )
  })
})

describe('freezes', () => {
  test('are earned one every seven days in a row, and two are kept at most', () => {
    expect([6, 7, 13, 14, 21].map((count) => streakOn(...until(count)).freezes)).toEqual([0, 1, 1, 2, 2])
  })

  test('one is spent on a missed day by itself, and the day is shown as such', () => {
    expect(streakOn(...until(7), 8)).toMatchObject({ days: 8, freezes: 0, frozen: [addDays(start, 7)] })
  })

  test('two are spent on two days, and three days are too many', () => {
    expect(streakOn(...until(14), 16)).toMatchObject({ days: 15, freezes: 0, frozen: [addDays(start, 14), addDays(start, 15)] })
    expect(streakOn(...until(14), 17)).toMatchObject({ days: 1, freezes: 2, frozen: [], longest: 14 })
  })

  test('that could not save a run are kept for the next one', () => {
    expect(streakOn(...until(7), ...until(3, 20), 24)).toMatchObject({ days: 4, freezes: 0, frozen: [addDays(start, 23)] })
  })

  test('whatever days were visited, a run is never shorter than without freezes and no more are spent than earned', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(60), { minLength: 1 }), (days) => {
        const sorted = [...days].sort((a, b) => a - b)
        const streak = streakOn(...sorted)
        let plain = 1
        for (let i = sorted.length - 1; i > 0 && (sorted[i] ?? 0) - (sorted[i - 1] ?? 0) === 1; i--) plain++
        expect(streak.days).toBeGreaterThanOrEqual(plain)
        expect(streak.freezes + streak.frozen.length).toBeLessThanOrEqual(Math.floor(sorted.length / 7))
        expect(streak.freezes).toBeLessThanOrEqual(2)
      }),
    )
  })

  test('on two devices come to the same, whichever merges first', () => {
    const [phone, tablet] = [visitsOn(...until(5), 6), visitsOn(...until(7), 8)]
    const today = addDays(start, 8)
    expect(streakOf(mergeRecords(phone, tablet), today)).toEqual(streakOf(mergeRecords(tablet, phone), today))
    expect(streakOf(mergeRecords(phone, tablet), today).days).toBe(8)
  })
})

describe('a vacation', () => {
  const setVacation = (record: LearnerRecord, change: ReturnType<typeof startVacation>) =>
    changeSettings(record, { reminders: { ...settingOf(record, 'reminders'), ...change } }, 1)

  test('holds the streak for as long as it lasts', () => {
    const away = setVacation(visitsOn(0, 1, 2), startVacation(addDays(start, 2)))
    expect(streakOf(visit(away, addDays(start, 9)), addDays(start, 9)).days).toBe(4)
    expect(streakOf(visit(away, addDays(start, 12)), addDays(start, 12)).days).toBe(1)
  })

  test('ended before does not hold the days after', () => {
    const away = setVacation(visitsOn(0, 1), startVacation(addDays(start, 1)))
    const back = setVacation(visit(away, addDays(start, 4)), noVacation)
    expect(streakOf(back, addDays(start, 4)).days).toBe(3)
    expect(streakOf(visit(back, addDays(start, 7)), addDays(start, 7)).days).toBe(1)
  })
})

/** Visits at these moments, each where the learner is then, with what the device knows of the clock before. */
function travel(...stops: [at: string, zone: string][]) {
  let [record, offset]: [LearnerRecord, number | null] = [emptyRecord(), null]
  let today = start
  for (const [at, zone] of stops) {
    const now = new Date(at)
    today = localDay(now, zone)
    record = visit(record, today, lostToTravel(now, today, offset))
    offset = offsetIn(now, zone)
  }
  return streakOf(record, today)
}

function offsetIn(now: Date, zone: string): number {
  const clock = (timeZone: string) => Date.parse(`${now.toLocaleString('sv-SE', { timeZone }).replace(' ', 'T')}Z`)
  return (clock(zone) - clock('UTC')) / 60_000
}

/** Every day at this hour by UTC. */
const daily = (from: string, count: number, hour: string, zone: string) =>
  until(count).map((i): [string, string] => [`${addDays(day(from), i)}T${hour}:00Z`, zone])

describe('a traveller who learns every waking day', () => {
  test('keeps the streak from Auckland to Honolulu, where a day comes twice', () => {
    const home = daily('2025-05-08', 3, '20:00', 'Pacific/Auckland')
    const there = daily('2025-05-11', 4, '06:00', 'Pacific/Honolulu')
    expect(travel(...home, ...there)).toMatchObject({ days: 5, frozen: [] })
  })

  test('keeps it from Honolulu to Auckland, where a day never comes', () => {
    const home = daily('2025-05-08', 3, '08:00', 'Pacific/Honolulu')
    const there = daily('2025-05-10', 3, '19:00', 'Pacific/Auckland')
    const days = [...home, ...there].map(([at, zone]) => localDay(new Date(at), zone))
    expect(days.map((each, i) => (i === 0 ? 1 : daysBetween(days[i - 1] as Day, each)))).toContain(2)
    expect(travel(...home, ...there)).toMatchObject({ days: 6, frozen: [] })
  })

  test('keeps it from New York to Los Angeles', () => {
    const home = daily('2025-05-08', 3, '13:00', 'America/New_York')
    expect(travel(...home, ...daily('2025-05-11', 3, '15:00', 'America/Los_Angeles')).days).toBe(6)
  })

  test.each(['America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'Africa/Casablanca'])(
    'keeps it through a year of clock changes in %s, late at night',
    (zone) => {
      const stops = until(365).map((i): [string, string] => [new Date(Date.UTC(2025, 0, 1, 3, 30) + i * 86_400_000).toISOString(), zone])
      const days = new Set(stops.map(([at]) => localDay(new Date(at), zone)))
      expect(travel(...stops).days).toBe(days.size)
    },
  )

  test('who stays at home gets no day for free', () => {
    const home: [string, string][] = [
      ['2025-05-08T12:00Z', 'Europe/Berlin'],
      ['2025-05-10T12:00Z', 'Europe/Berlin'],
    ]
    expect(travel(...home).days).toBe(1)
  })
})

test('after two weeks away the streak begins again, and what was there is not forgotten', () => {
  expect(streakOn(...until(20), 34)).toMatchObject({ days: 1, longest: 20, freezes: 2 })
})
