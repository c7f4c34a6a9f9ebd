import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, day } from '../base/day'
import { anyRecord } from '../learner/any-record'
import { addDay } from '../learner/days'
import { changeSettings, emptyRecord, type LearnerRecord } from '../learner/record'
import { anyWord } from '../words/any-word'
import { quotes } from './quotes'
import { widgetContents } from './widget-contents'
import { widgetTypes } from './widget-types'
import { widgetSizes, widgets } from './widgets'

const today = day('2025-06-18')
const words = Array.from({ length: 12 }, (_, i) => anyWord({ id: `w${i}`, word: `w${i}`, difficulty: 'intermediate' }))
const contents = (record: LearnerRecord, given = words, on = today, wordsToday = 0) => widgetContents({ record, wordsToday }, given, on)
const visited = (...days: string[]) => days.reduce((record, each) => addDay(record, 'visited', day(each)), emptyRecord())

test('there is one widget of each type, in three sizes', () => {
  expect(widgets.map(({ type }) => type)).toEqual(widgetTypes)
  expect(widgetSizes.map(({ name, columns, rows }) => `${name} ${columns}x${rows}`)).toEqual(['Small 2x2', 'Medium 4x2', 'Large 4x4'])
})

describe('the daily word', () => {
  test('is the same all day, in whatever order the words come', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(words, { minLength: words.length }), fc.nat(4000), (shuffled, later) => {
        const on = addDays(today, later)
        expect(contents(emptyRecord(), shuffled, on)['daily-word']).toEqual(contents(emptyRecord(), words, on)['daily-word'])
      }),
    )
  })

  test('is every word once before any comes again', () => {
    const start = addDays(day('1970-01-01'), words.length * 1700)
    const shown = words.map((_, i) => contents(emptyRecord(), words, addDays(start, i))['daily-word']?.id)
    expect(new Set(shown).size).toBe(words.length)
  })

  test('is of the learner’s level and topics, and of the level where the topics have none', () => {
    const both = [...words, anyWord({ id: 'art', difficulty: 'advanced', categories: ['art-culture'] })]
    const advanced = changeSettings(emptyRecord(), { difficulty: 'advanced' }, 1)
    expect(contents(advanced, both)['daily-word']?.id).toBe('art')
    expect(contents(changeSettings(advanced, { selectedCategories: ['business'] }, 2), both)['daily-word']?.id).toBe('art')
  })

  test('is none without words', () => {
    expect(contents(emptyRecord(), [])['daily-word']).toBeNull()
  })
})

describe('the streak', () => {
  test('says whether today is done', () => {
    expect(contents(visited('2025-06-17', '2025-06-18')).streak).toMatchObject({ days: 2, isDoneToday: true })
    expect(contents(visited('2025-06-16', '2025-06-17')).streak).toMatchObject({ days: 2, isDoneToday: false })
  })

  test('is over after a day without a visit, although nobody opened the app', () => {
    expect(contents(visited('2025-06-15', '2025-06-16')).streak.days).toBe(0)
    expect(contents(emptyRecord()).streak).toMatchObject({ days: 0, isDoneToday: false })
  })

  test('shows the last seven days', () => {
    const { week } = contents(visited('2025-06-11', '2025-06-12', '2025-06-18')).streak
    expect(week.map(({ isVisited }) => isVisited)).toEqual([true, false, false, false, false, false, true])
    expect(week.at(-1)?.day).toBe(today)
  })
})

test.each([
  [0, 0, false],
  [2, 0.4, false],
  [5, 1, true],
  [9, 1, true],
])('%i words of a goal of five fill %d of the ring', (done, share, isReached) => {
  expect(contents(emptyRecord(), words, today, done).progress).toEqual({ done, goal: 5, share, isReached })
})

describe('the quote', () => {
  test('changes from day to day until all were shown', () => {
    const start = addDays(day('1970-01-01'), quotes.length * 900)
    const shown = quotes.map((_, i) => contents(emptyRecord(), words, addDays(start, i)).quote.text)
    expect(new Set(shown).size).toBe(quotes.length)
  })

  test('has an author and fits a small widget', () => {
    for (const { text, author } of quotes) {
      expect(author).not.toBe('')
      expect(text.length).toBeLessThanOrEqual(150)
    }
  })
})

test('any record on any day makes whole contents', () => {
  fc.assert(
    fc.property(anyRecord, fc.integer({ min: -40_000, max: 40_000 }), fc.nat(200), (record, away, done) => {
      const { streak, progress, quote } = contents(record, words, addDays(today, away), done)
      expect(streak.days).toBeGreaterThanOrEqual(0)
      expect(streak.week).toHaveLength(7)
      expect(progress.share).toBeGreaterThanOrEqual(0)
      expect(progress.share).toBeLessThanOrEqual(1)
      expect(quotes).toContain(quote)
    }),
  )
})
