import type { GuessWordState } from '@verbena/core/games/guess-word/guess-word'

/** How a hidden word ended. */
export function answerTitle({ how, text }: NonNullable<GuessWordState['answer']>, word: string): string {
  if (how === 'found') return `Right. It is ${word}.`
  return how === 'revealed' ? `It is ${word}.` : `${text} fits every clue too. The hidden word is ${word}.`
}
