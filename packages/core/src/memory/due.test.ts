import { describe, expect, test } from 'vitest'
import { addDays, type Day, day } from '../base/day'
import type { Review, View } from '../learner/record'
import { anyWord } from '../words/any-word'
import { countWords } from './count-words'
import { dayNumber } from './day-number'
import { nextReturn, planDay } from './due'
import { forecast } from './forecast'
import { returnSentence } from './return-sentence'
import { buildMemory, horizonOf, type Memory } from './word-memory'

const monday = day('2026-03-02')
const on = (after: number) => addDays(monday, after)
const everyDay = (until: number) => Array.from({ length: until + 1 }, (_, i) => on(i))

/** Words that were each answered on these days after Monday. */
function answered(words: Record<string, [after: number, grade: Review['grade']][]>): Memory {
  const log = Object.entries(words).flatMap(([wordId, answers]) =>
    answers.map(([after, grade]) => ({ id: `${wordId}-${after}`, wordId, grade, mode: 'feed', at: after, day: on(after) })),
  )
  return buildMemory(log, horizonOf(dayNumber(on(400))))
}

/** So many words answered once, on Monday or later. */
const many = (count: number, grade: Review['grade'] = 'wrong', after = 0) =>
  answered(Object.fromEntries(Array.from({ length: count }, (_, i) => [`w${String(i).padStart(3, '0')}`, [[after, grade]]])))

/** Words looked at on a day after Monday, at noon where the learner is. */
const seen = (after: number, ...wordIds: string[]): Record<string, View> =>
  Object.fromEntries(wordIds.map((wordId, i) => [wordId, look(after, i)]))
const look = (after: number, minute = 0) => {
  const at = new Date(2026, 2, 2 + after, 12, minute).getTime()
  return { first: at, last: at, count: 1 }
}

const plan = (today: Day, memory: Memory, views: Record<string, View> = {}, visited: Day[] = everyDay(40)) =>
  planDay({ memory, views, learned: {} }, visited, today)

describe('the words of a day', () => {
  test('are those that are due, the most at risk first', () => {
    const memory = answered({ firm: [[0, 'right']], shaky: [[0, 'hinted']], lost: [[0, 'wrong']], later: [[3, 'right']] })
    expect(plan(on(5), memory).offered).toEqual(['lost', 'shaky', 'firm'])
    expect(plan(on(1), memory).offered).toEqual(['lost'])
  })

  test('hold no word twice: one answered today is done', () => {
    const memory = answered({
      calm: [
        [0, 'wrong'],
        [5, 'wrong'],
      ],
    })
    expect(plan(on(5), memory).offered).toEqual([])
    expect(plan(on(6), memory).offered).toEqual(['calm'])
  })

  test('end with words that were seen on another day and never asked for, the last seen first', () => {
    const views = { ...seen(0, 'old'), ...seen(3, 'recent'), ...seen(5, 'new') }
    expect(plan(on(5), answered({ lost: [[0, 'wrong']] }), views).offered).toEqual(['lost', 'recent', 'old'])
  })

  test('take at most fifteen words that were only seen, however many that are', () => {
    const views = seen(0, ...Array.from({ length: 200 }, (_, i) => `w${i}`))
    expect(plan(on(1), new Map(), views).offered).toHaveLength(15)
    const asked = answered(Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`w${i}`, [[1, 'right']]])))
    expect(plan(on(1), asked, views).offered).toHaveLength(5)
  })

  test('let new ones join until more than thirty are due', () => {
    expect(plan(on(1), many(30)).takesNew).toBe(true)
    expect(plan(on(1), many(31)).takesNew).toBe(false)
  })

  test('hold a word back from a day far ahead, left by a clock that was wrong', () => {
    expect(plan(on(1), answered({ calm: [[300, 'right']] })).offered).toEqual(['calm'])
  })
})

describe('after a break', () => {
  const visited = [on(0), on(30), on(31)]

  test('at most fifteen words are offered a day, the most at risk first, and the rest is kept', () => {
    const memory = many(100)
    const back = plan(on(30), memory, {}, visited)
    expect(back).toMatchObject({ isCatchingUp: true, takesNew: false })
    expect([back.offered.length, back.kept.length]).toEqual([15, 85])
  })

  test('what was answered that day counts, and the next day offers fifteen more', () => {
    const words = (from: number, to: number) =>
      Object.fromEntries(Array.from({ length: to - from }, (_, i) => [`w${from + i}`, [[0, 'wrong']] as [number, Review['grade']][]]))
    const done = Object.fromEntries(
      Object.entries(words(0, 15)).map(([id, days]) => [id, [...days, [30, 'right'] as [number, Review['grade']]]]),
    )
    const memory = answered({ ...done, ...words(15, 100) })
    expect(plan(on(30), memory, {}, visited).offered).toEqual([])
    expect(plan(on(31), memory, {}, visited).offered).toHaveLength(15)
  })

  test('few words are no reason to hold any back', () => {
    expect(plan(on(30), many(15), {}, visited)).toMatchObject({ isCatchingUp: false })
    expect(plan(on(30), many(15), {}, visited).offered).toHaveLength(15)
  })

  test('a week off is a break, six days are none', () => {
    expect(plan(on(8), many(20), {}, [on(0), on(8)]).isCatchingUp).toBe(true)
    expect(plan(on(7), many(20), {}, [on(0), on(7)]).isCatchingUp).toBe(false)
  })
})

describe('the coming week', () => {
  test('shows each day’s words, today with all that waited', () => {
    const memory = answered({ waited: [[0, 'wrong']], today: [[1, 'right']], later: [[5, 'right']] })
    expect(forecast({ memory, views: {}, learned: {} }, on(5), 7)).toEqual([2, 0, 0, 0, 1, 0, 0])
  })

  test('spreads words that were only seen', () => {
    const views = seen(5, ...Array.from({ length: 40 }, (_, i) => `w${i}`))
    expect(forecast({ memory: new Map(), views, learned: {} }, on(5), 7)).toEqual([0, 15, 15, 10, 0, 0, 0])
  })
})

test('a word marked as learned rests for a month, and comes back after it', () => {
  const memory = answered({
    calm: [[0, 'wrong']],
    brisk: [
      [0, 'wrong'],
      [5, 'wrong'],
    ],
  })
  const mark = { on: true, at: new Date(2026, 2, 4, 12).getTime() }
  const known = { memory, views: seen(0, 'vivid'), learned: { calm: mark, brisk: mark, vivid: mark } }
  expect(planDay(known, everyDay(40), on(6)).offered).toEqual(['brisk'])
  expect(planDay(known, everyDay(40), on(32)).offered.sort()).toEqual(['brisk', 'calm', 'vivid'])
  expect(returnSentence(memory.get('calm'), look(0), mark, on(6))).toBe('Comes back on April 3, because you marked it as learned.')
  const taken = { ...known, learned: { calm: { ...mark, on: false } } }
  expect(planDay(taken, everyDay(40), on(6)).offered).toEqual(['calm', 'brisk', 'vivid'])
})

test('the next return is the first one after today', () => {
  const memory = answered({ waits: [[0, 'wrong']], later: [[5, 'right']] })
  expect(nextReturn({ memory, views: {}, learned: {} }, on(5))).toBe(dayNumber(on(9)))
  expect(nextReturn({ memory, views: seen(5, 'new'), learned: {} }, on(5))).toBe(dayNumber(on(6)))
  expect(nextReturn({ memory: new Map(), views: {}, learned: {} }, on(5))).toBeNull()
})

describe('when a word comes back is said', () => {
  test.each([
    [[[0, 'wrong']], 0, 'Comes back tomorrow, because you did not know it the last time.'],
    [[[0, 'right']], 0, 'Comes back on Friday, because you knew it the last time.'],
    [[[0, 'right']], 9, 'Comes back today, because you knew it the last time.'],
    [[[0, 'hinted']], 0, 'Comes back on Wednesday, because you needed a hint the last time.'],
    [
      [
        [0, 'right'],
        [4, 'right'],
      ],
      4,
      'Comes back on April 6, because you knew it 2 times in a row.',
    ],
  ] as [[number, Review['grade']][], number, string][])('%j on day %i: %s', (answers, today, sentence) => {
    expect(returnSentence(answered({ calm: answers }).get('calm'), look(0), undefined, on(today))).toBe(sentence)
  })

  test('with the year when it is far away', () => {
    const memory = answered({
      calm: [
        [0, 'right'],
        [4, 'right'],
        [35, 'right'],
        [208, 'right'],
      ],
    })
    expect(returnSentence(memory.get('calm'), look(0), undefined, on(208))).toBe(
      'Comes back on September 26, 2027, because you knew it 4 times in a row.',
    )
  })

  test('of a word that was never asked for', () => {
    expect(returnSentence(undefined, look(0), undefined, on(0))).toBe(
      'Comes back tomorrow, because you have seen it and not been asked for it yet.',
    )
    expect(returnSentence(undefined, undefined, undefined, on(0))).toBe('You have not met this word in your feed yet.')
  })
})

test('words are new, being learned or learned, each of them once', () => {
  const memory = answered({
    firm: [
      [0, 'right'],
      [4, 'right'],
      [35, 'right'],
    ],
    shaky: [[0, 'wrong']],
  })
  const mark = { on: true, at: 1 }
  const known = { memory, views: seen(0, 'shaky', 'seen'), learned: { marked: mark, taken: { ...mark, on: false } } }
  const chosen = ['firm', 'shaky', 'seen', 'marked', 'taken', 'other'].map((id) => anyWord({ id }))
  expect(countWords(known, chosen)).toEqual({ new: 2, learning: 2, learned: 2 })
})
