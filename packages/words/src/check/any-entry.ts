import { anyWord } from '@verbena/core/words/any-word'
import type { Word } from '@verbena/core/words/word'
import type { Entry, Library } from './finding'

/** A record without findings for tests, with what matters to the test put in. */
export function anyEntry(given: Partial<Word> = {}, file = 'set.json'): Entry {
  return { file, word: anyWord(given) }
}

/** Entries for words that differ in spelling, one for each set of fields given. */
export function anyLibrary(...given: Partial<Word>[]): Library {
  return given.map((fields) => anyEntry({ id: fields.word ?? 'calm', ...fields }))
}
