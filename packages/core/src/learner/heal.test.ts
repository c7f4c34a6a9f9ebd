import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyRecord } from './any-record'
import { healRecord } from './heal'
import { isMarked } from './marks'
import { emptyRecord, settingOf } from './record'

describe('reading a stored record', () => {
  test('a sound record comes back as it was, with nothing set aside', () => {
    fc.assert(
      fc.property(anyRecord, (record) => {
        expect(healRecord(JSON.parse(JSON.stringify(record)))).toEqual({ record, setAside: null })
      }),
    )
  })

  test('anything at all gives a usable record, and healing it again finds nothing more', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (stored) => {
        const { record } = healRecord(stored)
        expect(healRecord(record)).toEqual({ record, setAside: null })
      }),
    )
  })

  test('any one broken field costs only itself', () => {
    fc.assert(
      fc.property(anyRecord, fc.constantFrom('settings', 'marks', 'days', 'bests', 'reports'), fc.jsonValue(), (record, part, junk) => {
        const { record: healed } = healRecord({ ...record, [part]: junk })
        for (const other of ['settings', 'marks', 'days', 'bests', 'reports'] as const) {
          if (other !== part) expect(healed[other]).toEqual(record[other])
        }
      }),
    )
  })

  test('a torn setting falls back to its default and is kept aside', () => {
    const stored = { ...emptyRecord(), settings: { dailyGoal: { value: -4, at: 1 }, difficulty: { value: 'advanced', at: 2 } } }
    const { record, setAside } = healRecord(stored)
    expect([settingOf(record, 'dailyGoal'), settingOf(record, 'difficulty')]).toEqual([5, 'advanced'])
    expect(setAside).toEqual({ 'settings.dailyGoal': { value: -4, at: 1 } })
  })

  test('an older library’s word list is dropped while favorites survive', () => {
    const marks = { favorite: { calm: { on: true, at: 1 } }, saved: {}, learned: {} }
    const { record } = healRecord({ ...emptyRecord(), dataVersion: 2, marks, words: [{ id: 'calm' }] })
    expect(record.dataVersion).toBe(3)
    expect(isMarked(record, 'favorite', 'calm')).toBe(true)
    expect(record).not.toHaveProperty('words')
  })

  test('a record from a later version is read as far as it is understood and kept aside whole', () => {
    const future = { ...emptyRecord(), version: 99, days: { ...emptyRecord().days, learned: ['2025-01-01'] }, dreams: ['a'] }
    const { record, setAside } = healRecord(future)
    expect(record.days.learned).toEqual(['2025-01-01'])
    expect(setAside?.record).toEqual(future)
  })

  test.each([null, undefined, 'text', 7, [], true])('%j in place of a record gives an empty one', (stored) => {
    expect(healRecord(stored).record).toEqual(emptyRecord())
  })
})
