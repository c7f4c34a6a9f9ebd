import { median, percentile } from './statistics'

/** One figure with all its samples, and what it has to reach; `judge` says which value of the samples is held to that. */
export type Measure = {
  what: string
  unit: 'ms' | 'kB' | 'MB' | '%' | '×' | '/s' | ''
  samples: readonly number[]
  judge?: 'median' | 'p95' | 'max'
  atMost?: number
  atLeast?: number
}

/** Whether the figure reaches what it has to; undefined when nothing is asked of it. */
export function holds({ samples, judge = 'median', atMost, atLeast }: Measure): boolean | undefined {
  if (atMost === undefined && atLeast === undefined) return undefined
  const value = judged(samples, judge)
  return value <= (atMost ?? Number.POSITIVE_INFINITY) && value >= (atLeast ?? Number.NEGATIVE_INFINITY)
}

export function judged(samples: readonly number[], judge: NonNullable<Measure['judge']>): number {
  if (judge === 'median') return median(samples)
  return percentile(samples, judge === 'max' ? 1 : 0.95)
}
