import type { Day } from '../base/day'
import { addDay, believableDays } from './days'
import type { LearnerRecord } from './record'

/** One daily quiz per local calendar day (spec §4). */
export function canTakeQuiz(record: LearnerRecord, today: Day): boolean {
  return !record.days.quiz.includes(today)
}

/** The record after today's quiz was completed. */
export function completeQuiz(record: LearnerRecord, today: Day): LearnerRecord {
  return addDay(record, 'quiz', today)
}

/** The day of the last completed quiz (spec: lastQuizDate). */
export function lastQuizDay(record: LearnerRecord, today: Day): Day | null {
  return believableDays(record, 'quiz', today).at(-1) ?? null
}
