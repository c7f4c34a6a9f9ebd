import type { Missing } from './engine'
import type { Fit } from './fit'

export function notReady(needed: number, found: number, what: string): { isReady: false; missing: Missing } {
  return { isReady: false, missing: { needed, found, what } }
}

/** The sentence of the empty state: what the game needs and what there is. */
export function describeMissing(title: string, { needed, found, what }: Missing): string {
  const there = found === 0 ? 'there are none here yet' : found === 1 ? 'there is only one here' : `there are only ${found} here`
  return `${title} needs ${needed === 1 ? 'at least one of the' : needed} ${what}; ${there}.`
}

/** What a fit says under the name of the game; empty where there is nothing to say. */
export function describeFit(fit: Fit): string {
  if (fit.plays !== 'widened') return ''
  return fit.own === 1 ? 'One of these words, and others like it.' : `${fit.own} of these words, and others like them.`
}
