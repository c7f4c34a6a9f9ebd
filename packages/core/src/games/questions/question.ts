import type { WordId } from '../../words/word'
import type { Target } from '../frame/met-words'

/** One option of a question: what it reads, and the word behind it with its meaning, to learn from a wrong choice. */
export type Option = { text: string; wordId: WordId | null; word: string; meaning: string | null }

/** What can be asked by choosing. */
export type ChooseKind = 'meaning' | 'word' | 'gap' | 'synonym' | 'antonym'

/** A question with one right option among others. */
export type ChooseQuestion = { ask: ChooseKind; target: Target; prompt: string; options: Option[]; right: number }

/** A question answered by typing; the prompt is a meaning or a sentence with a gap. */
export type TypedQuestion = {
  ask: 'typed'
  target: Target
  prompt: string
  first: string
  length: number
  /** Every answer that is true by the data, the wanted one first. */
  accepted: string[]
}

export type Question = ChooseQuestion | TypedQuestion

export function targetOf({ id, word, definition }: { id: WordId; word: string; definition: string }): Target {
  return { wordId: id, word, meaning: definition }
}

/** The word behind the option that was chosen; `null` for a typed answer. */
export function chosenWord(question: Question, chosen: number | null): WordId | null {
  return question.ask === 'typed' ? null : (question.options[chosen ?? -1]?.wordId ?? null)
}
