/** What is read where a word is asked for. */
export const answerTexts = {
  question: 'Did you know it?',
  reveal: 'Show the meaning',
  notYet: 'Not yet',
  known: 'Knew it',
} as const
