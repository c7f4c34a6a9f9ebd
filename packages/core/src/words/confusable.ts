import type { Word } from './word'
import { isSameFamily } from './word-family'

const key = (word: string) => word.toLowerCase()

/** Whether one of the two could also be right where the other is the answer: synonyms, words that share one, words of one family (D2). */
export function isConfusable(a: Word, b: Word): boolean {
  const wordA = key(a.word)
  const wordB = key(b.word)
  if (wordA === wordB) return true
  const synonymsA = new Set(a.synonyms.map(key))
  const synonymsB = b.synonyms.map(key)
  if (synonymsA.has(wordB) || synonymsB.includes(wordA)) return true
  return synonymsB.some((synonym) => synonymsA.has(synonym)) || isSameFamily(wordA, wordB)
}
