import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { addDays, day } from '../base/day'
import { anyLogs, anyRecord } from '../learner/any-record'
import { changesFrom } from './changes'
import { copyOf, type Entry, emptyCopy, entriesOf, mergeCopies } from './copy'
import { syncInput } from './exchange'
import { pack, packedSchema, unpack } from './packed'
import { firstPage } from './pages'
import { longId, shortId } from './short-id'

const anyCopy = fc.record({ record: anyRecord, logs: anyLogs })
const travelled = (entries: readonly Entry[]) => unpack(v.parse(packedSchema, JSON.parse(JSON.stringify(pack(entries)))))

describe('a copy of the learner', () => {
  test('is the same after it was taken apart, packed, sent and put together', () => {
    fc.assert(
      fc.property(anyCopy, (copy) => {
        expect(copyOf(travelled(entriesOf(copy)))).toEqual(copy)
      }),
    )
  })

  test('told what it does not know becomes both merged, and hears nothing twice', () => {
    fc.assert(
      fc.property(anyCopy, anyCopy, (mine, theirs) => {
        const changes = changesFrom(mine, theirs)
        const merged = mergeCopies(mine, theirs)
        expect(mergeCopies(mine, copyOf(travelled(changes)))).toEqual(merged)
        expect(changesFrom(merged, theirs)).toEqual([])
        expect(changesFrom(emptyCopy(), mine)).toHaveLength(entriesOf(mine).length)
      }),
    )
  })
})

test('an id is short on the way and itself afterwards', () => {
  fc.assert(
    fc.property(fc.oneof(fc.uuid(), fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/)), (id) => {
      expect(longId(shortId(id))).toBe(id)
    }),
  )
  expect(shortId(randomUUID())).toHaveLength(22)
})

function review(n: number): Entry {
  const id = randomUUID()
  const value = {
    id,
    wordId: `ephemeral${n % 10}`,
    grade: 'right',
    mode: n < 25 ? 'feed' : 'review',
    at: 1_772_000_000_000 + n * 7313,
    day: '2026-03-02',
  }
  return { part: 'reviews', key: id, value }
}

test('a day of 50 answers and 20 marks fits into 3 kB', () => {
  const marks = Array.from({ length: 20 }, (_, n): Entry => {
    return { part: 'marks.favorite', key: `ephemeral${n}`, value: { on: true, at: 1_772_000_000_000 + n * 61_000 } }
  })
  const { packed } = firstPage([...marks, ...Array.from({ length: 50 }, (_, n) => review(n))])
  expect(JSON.stringify({ since: 12345, changes: packed }).length).toBeLessThanOrEqual(3000)
})

describe('a page', () => {
  test('holds at most what a request may, and the pages together hold everything', () => {
    let left: Entry[] = [
      ...Array.from({ length: 2500 }, (_, n) => review(n)),
      ...Array.from({ length: 300 }, (_, n): Entry => {
        const note = '記'.repeat(500)
        return { part: 'reports', key: `calm-${n}`, value: { wordId: 'calm', reason: 'other', note, at: n } }
      }),
    ]
    let heard = emptyCopy()
    const all = copyOf(left)
    while (left.length > 0) {
      const { entries, packed } = firstPage(left)
      expect(Buffer.byteLength(JSON.stringify(packed))).toBeLessThanOrEqual(60_000)
      expect(entries.length).toBeGreaterThan(0)
      expect(v.is(syncInput, { since: 0, changes: packed })).toBe(true)
      heard = mergeCopies(heard, copyOf(unpack(packed)))
      left = left.slice(entries.length)
    }
    expect(heard).toEqual(all)
  })

  test('leaves out what no server would take', () => {
    const bad: Entry[] = [
      { part: 'marks.saved', key: 'calm', value: { on: true, at: 1.5 } },
      { part: 'days.learned', key: '2025-02-30', value: true },
      { part: 'reports', key: 'calm-1', value: { wordId: 'calm', reason: 'other', note: 'a\0b', at: 1 } },
      { part: 'views', key: 'calm', value: { first: 5, last: 7, count: 0 } },
    ]
    const good = { part: 'days.learned', key: addDays(day('2025-02-27'), 1), value: true } as const
    expect(firstPage([...bad, good]).entries).toEqual([good])
    expect(firstPage(bad)).toEqual({ entries: [], packed: {}, hasMore: false })
  })
})

test('anything at all that is sent is either refused or only sound entries', () => {
  const hostile = fc.record(
    {
      settings: fc.dictionary(fc.constantFrom('dailyGoal', '__proto__', 'constructor', 'dreams'), fc.jsonValue()),
      marks: fc.dictionary(
        fc.constantFrom('favorite', '__proto__', 'x'),
        fc.array(fc.oneof(fc.string(), fc.constant('calm 1 9999999999999999'))),
      ),
      days: fc.dictionary(fc.constantFrom('learned', 'toString'), fc.array(fc.constantFrom('2025-01-01', '2025-02-30', ''))),
      views: fc.array(fc.oneof(fc.string(), fc.constant('calm 1 2 0'))),
      reviews: fc.array(fc.record({ mode: fc.string(), day: fc.string(), rows: fc.array(fc.constantFrom('.a calm 1 5', '. calm 3 1')) })),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(hostile, (changes) => {
      const parsed = v.safeParse(syncInput, { since: 0, changes })
      if (!parsed.success) return
      expect(entriesOf(copyOf(parsed.output.changes))).toHaveLength(parsed.output.changes.length)
    }),
  )
})
