import { addDays, type Day, day, daysBetween } from '../base/day'
import { seededRandom, shuffle } from '../base/random'
import { type LearnerRecord, settingOf } from '../learner/record'
import { streakOf } from '../learner/streak'
import { filterByChoice } from '../words/filter-words'
import type { Word } from '../words/word'
import { type Quote, quotes } from './quotes'

/** What is known of the learner: the record, and how many different words were on screen today. */
export type WidgetLearner = { record: LearnerRecord; wordsToday: number }

/** One day of the week that ends today; the last seven days are what a streak is seen by. */
export type StreakDay = { day: Day; isVisited: boolean }

/** What every widget shows; the app's previews and a phone's home screen are drawn from the same. */
export type WidgetContents = {
  'daily-word': Word | null
  streak: { days: number; isDoneToday: boolean; week: StreakDay[] }
  progress: { done: number; goal: number; share: number; isReached: boolean }
  quote: Quote
}

/** What the widgets show on a day: the same for the same learner, words and day, in whatever order the words come. */
export function widgetContents({ record, wordsToday }: WidgetLearner, words: readonly Word[], today: Day): WidgetContents {
  const goal = settingOf(record, 'dailyGoal')
  return {
    'daily-word': dailyWord(record, words, today),
    streak: streakOn(record, today),
    progress: { done: wordsToday, goal, share: Math.min(1, wordsToday / goal), isReached: wordsToday >= goal },
    quote: turnOf(today, quotes) ?? quotes[0],
  }
}

/** A word of the learner's level and topics; of the level alone where the topics have none. */
function dailyWord(record: LearnerRecord, words: readonly Word[], today: Day): Word | null {
  const difficulty = settingOf(record, 'difficulty')
  const chosen = filterByChoice(words, { difficulty, selectedCategories: settingOf(record, 'selectedCategories') })
  const fitting = chosen.length > 0 ? chosen : filterByChoice(words, { difficulty, selectedCategories: [] })
  const sorted = [...fitting].sort((first, second) => (first.id < second.id ? -1 : 1))
  return turnOf(today, sorted)
}

/** A home screen is looked at without opening the app, so a run that has ended says so. */
function streakOn(record: LearnerRecord, today: Day): WidgetContents['streak'] {
  const { days, lastVisit, freezes } = streakOf(record, today)
  const gap = lastVisit === null ? Number.POSITIVE_INFINITY : daysBetween(lastVisit, today)
  const week = Array.from({ length: 7 }, (_, i) => addDays(today, i - 6))
  return {
    days: gap - 1 > freezes ? 0 : days,
    isDoneToday: gap <= 0,
    week: week.map((each) => ({ day: each, isVisited: record.days.visited.includes(each) })),
  }
}

const firstDay = day('1970-01-01')

/** Whose turn it is on a day: every item comes once before any comes again, each time in another order. */
function turnOf<T>(today: Day, items: readonly T[]): T | null {
  const turn = Math.max(0, daysBetween(firstDay, today))
  const round = Math.floor(turn / items.length)
  return shuffle(items, seededRandom(round))[turn % items.length] ?? null
}
