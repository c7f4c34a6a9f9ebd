import type { ScrambleState } from '@verbena/core/games/scramble/scramble'

const mostTries = 3

/** What came of the last full row that was no word; empty before one. */
export function tryText({ last, tries }: Pick<ScrambleState, 'last' | 'tries'>): string {
  if (last === null) return ''
  const left = mostTries - tries
  return `“${last}” is not it. ${left === 1 ? 'One try' : `${left} tries`} left.`
}
