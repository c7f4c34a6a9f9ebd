import { shuffle } from '../../base/random'
import { isConfusable } from '../../words/confusable'
import type { Word } from '../../words/word'
import { type Maker, pickDistractors } from '../distractors/distractors'
import type { Target } from '../frame/met-words'
import { mentions } from '../mask/mask'
import { targetOf } from '../questions/question'

export type Relation = 'synonym' | 'antonym' | 'unrelated'

/** A word that floats in: whether it rides in or washes out is its relation to the anchor. */
export type Floater = { text: string; meaning: string | null; relation: Relation }
export type Anchor = { target: Target; floaters: Floater[] }

export const floatersPerAnchor = 6
const leastSynonyms = 2
const mostSynonyms = 4

/** An anchor with its six floaters: two to four synonyms, then antonyms, then words that have nothing to do with it; `null` without enough of them. */
export function layAnchor(word: Word, maker: Maker): Anchor | null {
  const tell = (list: readonly string[], relation: Relation) =>
    list.filter((text) => !mentions(text, word)).map((text): Floater => ({ text, meaning: meaningOf(text, word, maker), relation }))
  const synonyms = tell(shuffle(word.synonyms, maker.random), 'synonym').slice(0, mostSynonyms)
  if (word.definition === '' || synonyms.length < leastSynonyms) return null
  const antonyms = tell(shuffle(word.antonyms, maker.random), 'antonym').slice(0, floatersPerAnchor - synonyms.length)
  const known = [...synonyms, ...antonyms]
  const count = floatersPerAnchor - known.length
  const unrelated = count === 0 ? [] : strangers(word, count, known, maker)
  if (unrelated === null) return null
  return { target: targetOf(word), floaters: shuffle([...known, ...unrelated], maker.random) }
}

function headwords(text: string, word: Word, { library }: Maker): Word[] {
  return (library.bySpelling.get(text.toLowerCase()) ?? []).filter((other) => other.partOfSpeech === word.partOfSpeech)
}

function meaningOf(text: string, word: Word, maker: Maker): string | null {
  return headwords(text, word, maker)[0]?.definition ?? null
}

/** Words of the same part of speech that mean nothing like the anchor or any of its synonyms. */
function strangers(word: Word, count: number, known: readonly Floater[], maker: Maker): Floater[] | null {
  const shown = known.map(({ text }) => text.toLowerCase())
  const kin = known.flatMap(({ text }) => headwords(text, word, maker))
  const isAllowed = (other: Word) => !shown.includes(other.word.toLowerCase()) && !kin.some((each) => isConfusable(each, other))
  const ask = { answer: word, count, text: word.word, textOf: (other: Word) => other.word, isAllowed }
  const found = pickDistractors(maker, ask)
  return found?.map(({ word: other, text }): Floater => ({ text, meaning: other.definition, relation: 'unrelated' })) ?? null
}
