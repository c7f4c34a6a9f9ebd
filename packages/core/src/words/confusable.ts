import type { Word } from './word'
import { type Family, familyOf, isOneFamily } from './word-family'

/** What is compared of a word, in lower case; worked out once for each, because a quiz compares thousands of pairs. */
type Kin = { word: string; synonyms: ReadonlySet<string>; family: Family }

const known = new WeakMap<Word, Kin>()

function kinOf(word: Word): Kin {
  const before = known.get(word)
  if (before !== undefined) return before
  const own = word.word.toLowerCase()
  const kin = { word: own, synonyms: new Set(word.synonyms.map((each) => each.toLowerCase())), family: familyOf(own) }
  known.set(word, kin)
  return kin
}

/** Whether one of the two could also be right where the other is the answer: synonyms, words that share one, words of one family (D2). */
export function isConfusable(a: Word, b: Word): boolean {
  const [kinA, kinB] = [kinOf(a), kinOf(b)]
  if (kinA.word === kinB.word || kinA.synonyms.has(kinB.word) || kinB.synonyms.has(kinA.word)) return true
  for (const synonym of kinB.synonyms) if (kinA.synonyms.has(synonym)) return true
  return isOneFamily(kinA.family, kinB.family)
}
