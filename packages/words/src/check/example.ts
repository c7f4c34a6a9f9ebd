import { findForm } from '@verbena/core/words/inflect'
import { perWord } from './finding'
import { countWords } from './text'

/** The example is one sentence of 8 to 20 words in which the word stands in a regular form. */
export const checkExample = perWord('example', 'error', (word) => {
  const problems: string[] = []
  const length = countWords(word.example)
  if (length < 8 || length > 20) problems.push(`has ${length} words, not 8 to 20: ${word.example}`)
  if (!/[.!?]["”']?$/.test(word.example)) problems.push(`has no end mark: ${word.example}`)
  if (!/^[“"']?[\p{Lu}\d]/u.test(word.example)) problems.push(`starts without a capital: ${word.example}`)
  if (findForm(word.word, word.partOfSpeech, word.example) === null) problems.push(`does not contain the word: ${word.example}`)
  return problems
})
