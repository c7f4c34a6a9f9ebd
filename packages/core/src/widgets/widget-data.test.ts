import { expect, test } from 'vitest'
import { day } from '../base/day'
import { addDay } from '../learner/days'
import { emptyRecord } from '../learner/record'
import { defaultTheme } from '../themes/theme'
import { anyWord } from '../words/any-word'
import { widgetContents } from './widget-contents'
import { widgetData } from './widget-data'

const today = day('2025-06-18')
const words = Array.from({ length: 12 }, (_, i) => anyWord({ id: `w${i}`, word: `w${i}`, difficulty: 'intermediate' }))
const learner = { record: addDay(emptyRecord(), 'visited', today), wordsToday: 3 }
const data = widgetData(learner, words, today, defaultTheme.colors)

test('a home screen gets a week, each day as the previews would show it', () => {
  expect(data.days.map(({ day }) => day)).toEqual([
    '2025-06-18',
    '2025-06-19',
    '2025-06-20',
    '2025-06-21',
    '2025-06-22',
    '2025-06-23',
    '2025-06-24',
  ])
  for (const { day, streak, quote, 'daily-word': word } of data.days) {
    const previewed = widgetContents(learner, words, day)
    expect({ streak, quote, id: word?.id }).toEqual({ streak: previewed.streak, quote: previewed.quote, id: previewed['daily-word']?.id })
  }
})

test('only today counts words seen, and a run that nobody goes on with ends by itself', () => {
  expect(data.days.map(({ progress }) => progress.done)).toEqual([3, 0, 0, 0, 0, 0, 0])
  expect(data.days.map(({ streak }) => streak.days)).toEqual([1, 1, 0, 0, 0, 0, 0])
})

test('a word is as much as a widget has room for, and none where there are no words', () => {
  expect(Object.keys(data.days[0]?.['daily-word'] ?? {})).toEqual(['id', 'word', 'pronunciation', 'partOfSpeech', 'definition', 'example'])
  expect(widgetData(learner, [], today, defaultTheme.colors).days[0]?.['daily-word']).toBeNull()
})

test('is small, versioned, and says which widgets are on and in which colors', () => {
  expect(data).toMatchObject({ version: 1, enabled: ['daily-word'], colors: { background: defaultTheme.colors.background } })
  expect(JSON.stringify(data).length).toBeLessThan(10_000)
})
