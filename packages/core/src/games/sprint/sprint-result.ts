import type { Leg, SprintState } from './sprint'

export const medals = ['gold', 'silver', 'bronze'] as const
export type Medal = (typeof medals)[number]

/** The slowest pace that still wins each medal, in milliseconds a word; relaxed timing allows three times as much. */
const paces = { gold: 2500, silver: 4000, bronze: 6000 } satisfies Record<Medal, number>

/** The medal for a finished sprint; without a clock there is none. */
export function medalOf({ timing, score, questions }: SprintState): Medal | null {
  if (timing === 'off') return null
  const pace = score / questions.length / (timing === 'relaxed' ? 3 : 1)
  return medals.find((medal) => pace <= paces[medal]) ?? null
}

/** The legs that took longest, the slowest first; the first one has no time of its own. */
export function slowestLegs({ legs }: SprintState, count = 3): Leg[] {
  return legs
    .slice(1)
    .sort((a, b) => b.ms - a.ms)
    .slice(0, count)
}

/** Where the best run so far would be now, from 0 to 1. */
export function ghostProgress(bestMs: number, timeMs: number): number {
  return bestMs <= 0 ? 1 : Math.min(1, timeMs / bestMs)
}
