import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type Day, day } from '../base/day'
import type { Review } from '../learner/record'
import { type Checkpoint, checkpointVersion, packMemory, unpackMemory } from './checkpoint'
import { dayNumber, dayOfNumber } from './day-number'
import { dueDay } from './due'
import { isLearned } from './learned'
import { intervalsWhenAlwaysKnown } from './scheduler'
import { buildMemory, horizonOf, type Memory, memoryOf, remember } from './word-memory'

const monday = day('2026-03-02')
const horizon = horizonOf(dayNumber(addDays(monday, 400)))
let serial = 0

function review(after: number, grade: Review['grade'] = 'right', given: Partial<Review> = {}): Review {
  serial += 1
  return { id: `r${serial}`, wordId: 'calm', grade, mode: 'feed', at: after * 1000 + serial, day: addDays(monday, after), ...given }
}

/** The memory as it grows while answers are given, one after another. */
function grow(log: readonly Review[]): Memory {
  const memory: Memory = new Map()
  for (const each of log) {
    const after = remember(memory.get(each.wordId), each)
    const all = () =>
      memoryOf(
        log.slice(0, log.indexOf(each) + 1).filter(({ wordId }) => wordId === each.wordId),
        horizon,
      )
    const word = after ?? all()
    if (word) memory.set(each.wordId, word)
  }
  return memory
}

const anyReview = fc.record(
  {
    id: fc.uuid(),
    wordId: fc.constantFrom('calm', 'brisk', 'vivid'),
    grade: fc.constantFrom('right' as const, 'hinted' as const, 'wrong' as const),
    mode: fc.constantFrom('feed', 'quiz', 'quiz-typed'),
    at: fc.integer({ min: 0, max: 50 }),
    day: fc.nat(20).map((n) => addDays(monday, n)),
    takenFor: fc.constantFrom('calm', 'clam', 'vivid', 'livid', 'avid'),
  },
  { requiredKeys: ['id', 'wordId', 'grade', 'mode', 'at', 'day'], noNullPrototype: true },
)
const anyLog = fc.uniqueArray(anyReview, { selector: ({ id }) => id, maxLength: 40 })

describe('the scheduler', () => {
  test('lets a word that is always known rest for 2, 11, 46, 163 and 497 days at a recall of 0.90', () => {
    expect(intervalsWhenAlwaysKnown(0.9, 5)).toEqual([2, 11, 46, 163, 497])
  })

  test('rests longer at our own target, and never longer than a year', () => {
    const log = [review(0)]
    for (let i = 0; i < 8; i++) {
      const word = memoryOf(log, Number.POSITIVE_INFINITY)
      if (word) log.push(review(dueDay(word) - dayNumber(monday)))
    }
    const rests = log.slice(1).map((each, i) => dayNumber(each.day) - dayNumber(log[i]?.day as Day))
    expect(rests.slice(0, 3)).toEqual([4, 31, 173])
    expect(rests.at(-1)).toBe(365)
    expect(Math.max(...rests)).toBe(365)
  })

  test('brings a word that was not known back sooner than one that needed a hint, and that sooner than a known one', () => {
    const dueAfter = (grade: Review['grade']) => dueDay(memoryOf([review(0), review(4, grade)], horizon) ?? fail())
    expect(dueAfter('wrong')).toBeLessThan(dueAfter('hinted'))
    expect(dueAfter('hinted')).toBeLessThan(dueAfter('right'))
  })
})

describe('a word’s memory', () => {
  test('counts the first answer of a day, and the later ones move nothing', () => {
    const first = memoryOf([review(0, 'wrong')], horizon)
    expect(memoryOf([review(0, 'wrong', { at: 0 }), review(0), review(0)], horizon)).toEqual({ ...first, lastAt: 0 })
  })

  test('is the same in whatever order the reviews of several devices arrive', () => {
    fc.assert(
      fc.property(anyLog, fc.infiniteStream(fc.nat()), (log, order) => {
        const keys = new Map(log.map((each) => [each.id, order.next().value]))
        const shuffled = [...log].sort((a, b) => (keys.get(a.id) ?? 0) - (keys.get(b.id) ?? 0))
        const words = (memory: Memory) => Object.fromEntries(memory)
        expect(words(buildMemory(shuffled, horizon))).toEqual(words(buildMemory(log, horizon)))
        expect(words(grow(shuffled))).toEqual(words(buildMemory(log, horizon)))
      }),
    )
  })

  test('does not believe a day far ahead, left by a clock that was wrong', () => {
    const [today, far] = [review(0), review(2000)]
    expect(memoryOf([today, far], horizonOf(dayNumber(monday)))).toEqual(memoryOf([today], horizon))
    expect(memoryOf([far], horizonOf(dayNumber(monday)))).toBeUndefined()
  })

  test('survives being packed', () => {
    fc.assert(
      fc.property(anyLog, (log) => {
        const memory = buildMemory(log, horizon)
        expect(unpackMemory(checkpoint(memory))).toEqual(memory)
      }),
    )
  })

  test('is not read from a checkpoint of other rules or a torn one', () => {
    const sound = checkpoint(buildMemory([review(0)], horizon))
    expect(unpackMemory({ ...sound, version: 0 })).toBeNull()
    expect(unpackMemory({ ...sound, numbers: sound.numbers.slice(1) })).toBeNull()
    expect(unpackMemory({ ...sound, numbers: sound.numbers.map(() => Number.NaN) })).toBeNull()
  })
})

describe('learned', () => {
  const learned = (...log: Review[]) => isLearned(memoryOf(log, horizon), false)

  test('is a word known on three different days', () => {
    expect(learned(review(0), review(1))).toBe(false)
    expect(learned(review(0), review(0), review(1))).toBe(false)
    expect(learned(review(0), review(1, 'wrong'), review(2), review(3))).toBe(true)
    expect(learned(review(0), review(1, 'hinted'), review(2))).toBe(false)
  })

  test('is one that was brought to mind at least once, not only recognised', () => {
    const chosen = { mode: 'quiz' }
    expect(learned(review(0, 'right', chosen), review(1, 'right', chosen), review(2, 'right', chosen))).toBe(false)
    expect(learned(review(0, 'right', chosen), review(1, 'right', { mode: 'quiz-typed' }), review(2, 'right', chosen))).toBe(true)
  })

  test('is one that the learner says is', () => {
    expect(isLearned(undefined, true)).toBe(true)
  })
})

test('a day and its number lead to each other', () => {
  fc.assert(fc.property(fc.nat(40_000), (number) => dayNumber(dayOfNumber(number)) === number))
})

function checkpoint(memory: Memory): Checkpoint {
  return { version: checkpointVersion, sequence: 1, count: 1, lastId: 'r1', ...packMemory(memory) }
}

function fail(): never {
  throw new Error('There should be a memory')
}
