import type { CompleteWordState } from '@verbena/core/games/complete-word/complete-word'

const mostWrong = 3

/** What the last letter came to, where there is something to say of it. */
export function letterText({ last, wrong, filled }: Pick<CompleteWordState, 'last' | 'wrong' | 'filled'>): string {
  if (last === null) return ''
  const letter = last.letter.toUpperCase()
  if (last.was === 'right') return ''
  if (last.was === 'wrong') return `No ${letter} there. ${mostWrong - wrong === 1 ? 'One more slip shows the word.' : 'Two slips left.'}`
  return filled[last.at] === last.letter ? `${letter} makes another word, perhaps.` : 'A word of this shape, but not the one meant.'
}
