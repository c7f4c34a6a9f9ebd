import { type Day, daySchema } from '@verbena/core/base/day'
import { completeQuiz } from '@verbena/core/learner/quiz-day'
import type { QuizState } from '@verbena/core/quiz/daily-quiz'
import * as v from 'valibot'
import { keyValue } from '../../device/storage'
import { changeRecord } from '../learner/learner-store'
import { recordVisit } from '../learner/use-learner'

const key = 'verbena-quiz-result'
const resultSchema = v.object({
  day: daySchema,
  score: v.number(),
  marks: v.array(v.picklist(['right', 'hinted', 'wrong'])),
})

/** A day's quiz as this device remembers it. */
export type QuizResult = v.InferOutput<typeof resultSchema>

/** The result of a day's quiz; `null` when it was not taken, or on another device. */
export function readQuizResult(day: Day): QuizResult | null {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), resultSchema), keyValue.get(key))
  return read.success && read.output.day === day ? read.output : null
}

/** The tenth answer of a day's quiz: the day counts for it, and for the streak. */
export function finishQuiz(day: Day, { marks, score }: Pick<QuizState, 'marks' | 'score'>): void {
  changeRecord((record) => completeQuiz(record, day))
  recordVisit()
  try {
    keyValue.set(key, JSON.stringify({ day, marks, score } satisfies QuizResult))
  } catch {
    // full storage: the day is known, its marks are not
  }
}
