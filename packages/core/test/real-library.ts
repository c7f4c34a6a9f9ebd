/// <reference types="node" />
import { readLibrary } from '../../words/src/read-library'
import { findForm } from '../src/words/inflect'
import type { Word } from '../src/words/word'

/** The library as the app loads it: every word with the form it has in its example. */
export const realWords: readonly Word[] = readLibrary().map((word) => {
  const found = findForm(word.word, word.partOfSpeech, word.example)
  return found === null || found.form === word.word ? word : { ...word, exampleForm: found.form }
})
