import type { Guess } from '@verbena/core/games/guess-word/guess-word'
import type { LetterMark } from '@verbena/core/games/guess-word/letter-marks'

const order: readonly LetterMark[] = ['absent', 'elsewhere', 'here']

/** The best that any guess said of each letter. */
export function bestMarks(guesses: readonly Guess[]): ReadonlyMap<string, LetterMark> {
  const best = new Map<string, LetterMark>()
  for (const { text, marks } of guesses) {
    for (const [at, mark] of marks.entries()) {
      const letter = text[at] ?? ''
      const known = best.get(letter)
      if (known === undefined || order.indexOf(mark) > order.indexOf(known)) best.set(letter, mark)
    }
  }
  return best
}
