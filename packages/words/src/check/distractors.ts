import { isConfusable } from '@verbena/core/words/confusable'
import { levels, type Word } from '@verbena/core/words/word'
import type { Finding, Library } from './finding'
import { groupBy } from './group-by'

const fewestDistractors = 3

function isAllowed(answer: Word, other: Word): boolean {
  const levelsApart = Math.abs(levels.indexOf(answer.difficulty) - levels.indexOf(other.difficulty))
  return levelsApart <= 1 && answer.definition !== other.definition && !isConfusable(answer, other)
}

/** How many wrong options the games may offer for a word: all words are compared, up to the number asked for. */
export function countDistractors(answer: Word, samePart: readonly Word[], enough: number): number {
  let count = 0
  for (const other of samePart) {
    if (other !== answer && isAllowed(answer, other)) count += 1
    if (count === enough) break
  }
  return count
}

/** Every word can be asked: the library holds three wrong options of its part of speech at its level or the next. */
export function checkDistractors(library: Library): Finding[] {
  const words = library.map(({ word }) => word)
  const byPart = groupBy(words, (word) => word.partOfSpeech)
  return library.flatMap(({ file, word }) => {
    const count = countDistractors(word, byPart.get(word.partOfSpeech) ?? [], fewestDistractors)
    if (count >= fewestDistractors) return []
    return [{ rule: 'distractors', file, word: word.word, message: `has only ${count} possible wrong options`, severity: 'error' as const }]
  })
}
