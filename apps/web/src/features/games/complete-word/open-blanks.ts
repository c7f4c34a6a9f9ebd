import type { PartialWord } from '@verbena/core/games/complete-word/letters'

type Filled = Readonly<Record<number, string>>

/** Blanks that still take a letter, from the left; one that may have to be taken back is among them. */
export function openBlanks({ hidden, target }: PartialWord, filled: Filled): number[] {
  return hidden.filter((place) => filled[place] !== target.word[place]).sort((a, b) => a - b)
}

/** Where the next letter goes: the blank chosen while it is empty, else the next empty one, else any that is open. */
export function nearestBlank(open: readonly number[], filled: Filled, chosen: number): number {
  const empty = open.filter((place) => filled[place] === undefined)
  const from = empty.length > 0 ? empty : open
  return from.find((place) => place >= chosen) ?? from[0] ?? 0
}
