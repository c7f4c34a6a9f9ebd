import type { Day } from '../base/day'
import type { Mark, View } from '../learner/record'
import { type DayNumber, dayNumber, dayOfNumber } from './day-number'
import { dueDay, firstAskDay } from './due'
import type { WordMemory } from './word-memory'

/** When a word comes back and why, in one sentence. */
export function returnSentence(memory: WordMemory | undefined, view: View | undefined, learned: Mark | undefined, today: Day): string {
  const due = memory ? dueDay(memory, learned) : view && firstAskDay(view, learned)
  if (due === undefined) return 'You have not met this word in your feed yet.'
  const dueUnmarked = memory ? dueDay(memory) : view && firstAskDay(view)
  return `Comes back ${whenText(due, dayNumber(today))}, because ${due === dueUnmarked ? reason(memory) : 'you marked it as learned'}.`
}

/** A day as it is said: today, tomorrow, a weekday within the week, else the date. */
export function whenText(due: DayNumber, now: DayNumber): string {
  if (due <= now) return 'today'
  if (due === now + 1) return 'tomorrow'
  const date = new Date(`${dayOfNumber(due)}T00:00:00Z`)
  if (due < now + 7) return `on ${date.toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' })}`
  const isFar = due >= now + 300
  return `on ${date.toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC', ...(isFar && { year: 'numeric' }) })}`
}

function reason(memory: WordMemory | undefined): string {
  if (memory === undefined) return 'you have seen it and not been asked for it yet'
  const { lastGrade, rightInARow } = memory
  if (lastGrade === 'wrong') return 'you did not know it the last time'
  if (lastGrade === 'hinted') return 'you needed a hint the last time'
  return rightInARow === 1 ? 'you knew it the last time' : `you knew it ${rightInARow} times in a row`
}
