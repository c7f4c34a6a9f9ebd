import type { Word } from './word'

/** A complete word for tests, with what matters to the test put in. */
export function anyWord(given: Partial<Word> = {}): Word {
  return {
    id: 'calm',
    word: 'calm',
    pronunciation: 'KAHM',
    ipa: '/kɑm/',
    partOfSpeech: 'adjective',
    definition: 'quiet and without worry',
    example: 'The sea was calm enough for small boats this morning.',
    difficulty: 'beginner',
    categories: ['emotions'],
    synonyms: ['peaceful'],
    antonyms: ['nervous'],
    ...given,
  }
}
