import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyLogs, anyRecord } from './any-record'
import { setMark } from './marks'
import { mergeLogs, mergeRecords } from './merge'
import { changeSettings, emptyRecord, settingOf } from './record'

const same = (one: unknown, other: unknown) => {
  expect(one).toEqual(other)
}

describe('two devices of one learner', () => {
  test('the order in which copies meet changes nothing', () => {
    fc.assert(fc.property(anyRecord, anyRecord, (a, b) => same(mergeRecords(a, b), mergeRecords(b, a))))
    fc.assert(fc.property(anyLogs, anyLogs, (a, b) => same(mergeLogs(a, b), mergeLogs(b, a))))
  })

  test('the way through a third device changes nothing', () => {
    fc.assert(
      fc.property(anyRecord, anyRecord, anyRecord, (a, b, c) =>
        same(mergeRecords(mergeRecords(a, b), c), mergeRecords(a, mergeRecords(b, c))),
      ),
    )
    fc.assert(fc.property(anyLogs, anyLogs, anyLogs, (a, b, c) => same(mergeLogs(mergeLogs(a, b), c), mergeLogs(a, mergeLogs(b, c)))))
  })

  test('merging again changes nothing, and an empty device takes nothing away', () => {
    fc.assert(
      fc.property(anyRecord, anyRecord, (a, b) => {
        const merged = mergeRecords(a, b)
        expect(mergeRecords(merged, a)).toEqual(merged)
        expect(mergeRecords(a, emptyRecord())).toEqual(a)
      }),
    )
  })

  test('no day and no review is ever lost', () => {
    fc.assert(
      fc.property(anyRecord, anyRecord, (a, b) => {
        expect(mergeRecords(a, b).days.learned).toEqual(expect.arrayContaining([...a.days.learned, ...b.days.learned]))
      }),
    )
    fc.assert(
      fc.property(anyLogs, anyLogs, (a, b) => {
        const ids = new Set([...Object.keys(a.reviews), ...Object.keys(b.reviews)])
        expect(new Set(Object.keys(mergeLogs(a, b).reviews))).toEqual(ids)
      }),
    )
  })

  test('the later wish for a word counts, mark by mark', () => {
    const base = setMark(emptyRecord(), 'favorite', 'calm', true, 10)
    const phone = setMark(base, 'favorite', 'calm', false, 30)
    const tablet = setMark(setMark(base, 'favorite', 'brave', true, 20), 'saved', 'calm', true, 20)
    const merged = mergeRecords(phone, tablet)
    expect(merged.marks.favorite).toEqual({ calm: { on: false, at: 30 }, brave: { on: true, at: 20 } })
    expect(merged.marks.saved.calm?.on).toBe(true)
  })

  test('settings merge key by key', () => {
    const phone = changeSettings(emptyRecord(), { dailyGoal: 20 }, 5)
    const tablet = changeSettings(changeSettings(emptyRecord(), { dailyGoal: 15 }, 3), { difficulty: 'advanced' }, 9)
    const merged = mergeRecords(phone, tablet)
    expect([settingOf(merged, 'dailyGoal'), settingOf(merged, 'difficulty')]).toEqual([20, 'advanced'])
  })

  test('of two results the better one stays, whichever way better points', () => {
    const withBest = (score: number, better: 'higher' | 'lower') => ({ ...emptyRecord(), bests: { game: { score, better, at: 1 } } })
    expect(mergeRecords(withBest(30, 'higher'), withBest(40, 'higher')).bests.game?.score).toBe(40)
    expect(mergeRecords(withBest(30, 'lower'), withBest(40, 'lower')).bests.game?.score).toBe(30)
  })
})
