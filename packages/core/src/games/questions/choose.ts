import { isConfusable } from '../../words/confusable'
import type { Word } from '../../words/word'
import { type Ask, type Maker, pickDistractors } from '../distractors/distractors'
import { placeAnswer } from '../distractors/place-answer'
import { maskWord, mentions } from '../mask/mask'
import { gapOf } from './gap'
import { type ChooseKind, type ChooseQuestion, type Option, targetOf } from './question'
import { withEnding } from './same-ending'

export type ChooseWish = { options?: number; isFromSameCategory?: boolean }

/** What a kind of question asks of a word: its prompt, the right text and what stands beside it. */
type Plan = Pick<Ask, 'text' | 'textOf' | 'isAllowed'> & { prompt: string; right: Option }

/** Three options for a word not yet answered right, four after that. */
export function optionCount(maker: Pick<Maker, 'answeredRight'>, word: Word): number {
  return maker.answeredRight.has(word.id) ? 4 : 3
}

function optionOf(word: Word, text: string): Option {
  return { text, wordId: word.id, word: word.word, meaning: word.definition }
}

function planMeaning(word: Word): Plan | null {
  if (word.definition === '') return null
  const text = maskWord(word.definition, word)
  return { prompt: word.word, text, right: optionOf(word, text), textOf: (other) => other.definition }
}

function planWord(word: Word): Plan | null {
  if (word.definition === '') return null
  return { prompt: maskWord(word.definition, word), text: word.word, right: optionOf(word, word.word), textOf: (other) => other.word }
}

function planGap(word: Word): Plan | null {
  const gap = gapOf(word)
  if (gap === null) return null
  const form = gap.form.toLowerCase()
  const isLy = (other: Word) => other.partOfSpeech === 'adverb' && other.word.endsWith('ly')
  return {
    prompt: gap.sentence,
    text: form,
    right: optionOf(word, form),
    textOf: (other) => withEnding(other, gap.ending),
    isAllowed: (other) => isLy(other) === isLy(word) && !other.categories.some((category) => word.categories.includes(category)),
  }
}

const has = (list: readonly string[], text: string) => list.some((each) => each.toLowerCase() === text.toLowerCase())

function planRelated(word: Word, side: 'synonyms' | 'antonyms', { library, random }: Maker): Plan | null {
  // a related word of the same family would be known by its looks: roomie, roommate
  const related = word[side].filter((each) => !mentions(each, word))
  const text = related[Math.floor(random() * related.length)]
  if (text === undefined) return null
  const headword = library.bySpelling.get(text.toLowerCase())?.find((other) => other.partOfSpeech === word.partOfSpeech)
  const right = headword === undefined ? { text, wordId: null, word: text, meaning: null } : optionOf(headword, text)
  return {
    prompt: word.word,
    text,
    right,
    textOf: (other) => other.word,
    // nothing that is also right by the lists of the word, of the other, or of the right answer
    isAllowed: (other) =>
      !has(word[side], other.word) &&
      !has(other[side], word.word) &&
      !has(other.synonyms, text) &&
      (headword === undefined || !isConfusable(headword, other)),
  }
}

function planOf(kind: ChooseKind, word: Word, maker: Maker): Plan | null {
  switch (kind) {
    case 'meaning':
      return planMeaning(word)
    case 'word':
      return planWord(word)
    case 'gap':
      return planGap(word)
    case 'synonym':
      return planRelated(word, 'synonyms', maker)
    case 'antonym':
      return planRelated(word, 'antonyms', maker)
  }
}

/** A question of this kind about the word; `null` when the word lacks what it needs or no fair wrong options are left. */
export function chooseQuestion(kind: ChooseKind, word: Word, maker: Maker, wish: ChooseWish = {}): ChooseQuestion | null {
  const plan = planOf(kind, word, maker)
  if (plan === null) return null
  const count = wish.options ?? optionCount(maker, word)
  const { text, textOf } = plan
  const ask: Ask = { answer: word, count: count - 1, text, textOf, ...(wish.isFromSameCategory && { isFromSameCategory: true }) }
  const wrong = pickDistractors(maker, plan.isAllowed === undefined ? ask : { ...ask, isAllowed: plan.isAllowed })
  if (wrong === null) return null
  const right = placeAnswer(maker.places, count, maker.random)
  maker.places.push(right)
  const options = wrong.map((each) => optionOf(each.word, each.text)).toSpliced(right, 0, plan.right)
  return { ask: kind, target: targetOf(word), prompt: plan.prompt, options, right }
}
