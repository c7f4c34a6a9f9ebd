import { describe, expect, test } from 'vitest'
import { day } from '../base/day'
import { isMarked, markedWords, setMark, toggleMark } from './marks'
import { canTakeQuiz, completeQuiz, lastQuizDay } from './quiz-day'
import { changeSettings, emptyRecord, settingOf } from './record'
import { seeAgain, viewedWords } from './views'

describe('marks', () => {
  test('toggle in and out, each kind on its own, the newest first', () => {
    let record = toggleMark(emptyRecord(), 'favorite', 'calm', 1)
    record = toggleMark(record, 'favorite', 'brave', 2)
    record = toggleMark(record, 'saved', 'calm', 3)
    expect(markedWords(record, 'favorite')).toEqual(['brave', 'calm'])
    record = toggleMark(record, 'favorite', 'calm', 4)
    expect(markedWords(record, 'favorite')).toEqual(['brave'])
    expect(isMarked(record, 'saved', 'calm')).toBe(true)
  })

  test('marking as learned twice changes nothing', () => {
    const once = setMark(emptyRecord(), 'learned', 'calm', true, 1)
    expect(setMark(once, 'learned', 'calm', true, 2)).toBe(once)
  })

  test('a wish after a clock set back is still the later one', () => {
    const record = toggleMark(toggleMark(emptyRecord(), 'favorite', 'calm', 1000), 'favorite', 'calm', 10)
    expect(record.marks.favorite.calm).toEqual({ on: false, at: 1001 })
  })
})

describe('settings', () => {
  test('have the specification’s defaults until chosen', () => {
    const record = emptyRecord()
    expect([settingOf(record, 'difficulty'), settingOf(record, 'dailyGoal'), settingOf(record, 'selectedCategories')]).toEqual([
      'intermediate',
      5,
      [],
    ])
    expect(settingOf(changeSettings(record, { dailyGoal: 15 }, 1), 'dailyGoal')).toBe(15)
  })
})

describe('views', () => {
  test('count, widen and list the newest first', () => {
    const calm = seeAgain(seeAgain(undefined, 10), 5)
    expect(calm).toEqual({ first: 5, last: 10, count: 2 })
    expect(viewedWords({ calm, brave: seeAgain(undefined, 20) })).toEqual(['brave', 'calm'])
  })
})

describe('the daily quiz', () => {
  test('may be taken once per local calendar day', () => {
    const record = completeQuiz(emptyRecord(), day('2025-03-01'))
    expect(canTakeQuiz(record, day('2025-03-01'))).toBe(false)
    expect(canTakeQuiz(record, day('2025-03-02'))).toBe(true)
    expect(lastQuizDay(record, day('2025-03-02'))).toBe('2025-03-01')
  })
})
