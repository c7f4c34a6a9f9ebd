import { findForm } from '@verbena/core/words/inflect'
import { partsOfSpeech, type Word } from '@verbena/core/words/word'
import { familyStem } from '@verbena/core/words/word-family'
import { type Finding, type Library, perWord } from './finding'
import { groupBy } from './group-by'
import { countWords, wordsIn } from './text'

/** The words of the definition that give the answer away: forms of the word, and its family. */
function formsInside(word: Word): string[] {
  const form = partsOfSpeech.map((part) => findForm(word.word, part, word.definition)).find((found) => found !== null)
  if (form) return [form.form]
  if (/[\s-]/.test(word.word) || word.word.length < 4) return []
  return wordsIn(word.definition).filter((other) => other.length >= 4 && familyStem(other) === familyStem(word.word))
}

export const checkDefinition = perWord('definition', 'error', (word) => {
  const problems = formsInside(word).map((form) => `contains "${form}": ${word.definition}`)
  const length = countWords(word.definition)
  if (length > 18) problems.push(`has ${length} words, more than 18: ${word.definition}`)
  if (/[.!?;,:]$/.test(word.definition)) problems.push(`ends with a stop: ${word.definition}`)
  if (/of or relating to/i.test(word.definition)) problems.push(`says "of or relating to": ${word.definition}`)
  return problems
})

/** No two words are explained in the same words: one of them could not be told from the other. */
export function checkUniqueDefinitions(library: Library): Finding[] {
  const groups = groupBy(library, ({ word }) => wordsIn(word.definition).join(' '))
  return [...groups.values()].flatMap(([first, ...others]) =>
    others.map(({ file, word }) => ({
      rule: 'unique definition',
      file,
      word: word.word,
      message: `has the definition of "${first?.word.word}" (${first?.file}): ${word.definition}`,
      severity: 'error' as const,
    })),
  )
}
