import type { WordWheelState } from '@verbena/core/games/word-wheel/word-wheel'

/** What came of the last word tried; empty before the first. */
export function submittedText({ last, boards, board }: WordWheelState): string {
  if (last === null) return ''
  switch (last.was) {
    case 'found':
      return `Found: ${last.text}.`
    case 'found-before':
      return `You have “${last.text}” already.`
    case 'without-centre':
      return `“${last.text}” is without the ${boards[board]?.centre.toUpperCase()} in the middle.`
    case 'not-today':
      return `“${last.text}” is not one of today’s words.`
  }
}
