import { FSRSAlgorithm, generatorParameters } from 'ts-fsrs'
import type { Review } from '../learner/record'

/** How firmly a word is remembered: the days until nine of ten would still know it, and how hard it is from 1 to 10. */
export type Strength = { stability: number; difficulty: number }

export type Grade = Review['grade']

/** The chance of knowing a word at which it comes back. */
export const targetRecall = 0.85

/** No word stays away for longer than this many days. */
export const longestInterval = 365

const ratings: Record<Grade, 1 | 2 | 3> = { wrong: 1, hinted: 2, right: 3 }

// published defaults; whole days only, so no steps within a day, and no fuzz, so that every device agrees
const schedule = (recall: number, longest: number) =>
  new FSRSAlgorithm(
    generatorParameters({ request_retention: recall, maximum_interval: longest, enable_fuzz: false, enable_short_term: false }),
  )

const ours = schedule(targetRecall, longestInterval)

/** What an answer leaves behind, this many days after the one before; `null` before the first. */
export function afterAnswer(before: Strength | null, grade: Grade, daysSince: number): Strength {
  const { stability, difficulty } = ours.next_state(before, before === null ? 0 : daysSince, ratings[grade])
  return { stability, difficulty }
}

/** After how many days a word of this strength comes back. */
export function intervalOf({ stability }: Strength): number {
  return ours.next_interval(stability, 0)
}

/** The chance that a word is still known this many days after its last answer, from 1 down to 0. */
export function recallChance({ stability }: Strength, daysSince: number): number {
  return ours.forgetting_curve(Math.max(0, daysSince), stability)
}

/** The intervals of a word that is always known, at another target and without our longest one. */
export function intervalsWhenAlwaysKnown(recall: number, count: number): number[] {
  const open = schedule(recall, 36_500)
  const intervals: number[] = []
  let strength: Strength | null = null
  for (let i = 0; i < count; i++) {
    strength = afterAnswer(strength, 'right', intervals.at(-1) ?? 0)
    intervals.push(open.next_interval(strength.stability, 0))
  }
  return intervals
}
