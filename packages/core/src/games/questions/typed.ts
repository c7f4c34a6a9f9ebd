import type { Word } from '../../words/word'
import { maskWord } from '../mask/mask'
import type { GameLibrary } from '../pool/game-library'
import { gapOf } from './gap'
import { type TypedQuestion, targetOf } from './question'

const lettersOnly = /^\p{L}{3,}$/u

/** A text as it is compared: accents, capitals and outer spaces say nothing about knowing a word. */
export function plainText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase()
}

/** Words that a clue with this word's first letter and length is also true of: its synonyms, as either side lists them. */
function alsoTrue(word: Word, library: GameLibrary): string[] {
  const isLike = (other: string) => other.length === word.word.length && plainText(other)[0] === plainText(word.word)[0]
  const listing = word.synonyms.flatMap((synonym) => library.bySpelling.get(synonym.toLowerCase()) ?? [])
  const back = listing.filter((other) => other.synonyms.some((each) => each.toLowerCase() === word.word.toLowerCase()))
  return [...new Set([...word.synonyms, ...back.map((other) => other.word)])].filter(isLike)
}

/** Typing the word from its meaning, with the first letter and the length given; `null` for phrases and very short words. */
export function typedQuestion(word: Word, library: GameLibrary): TypedQuestion | null {
  if (word.definition === '' || !lettersOnly.test(word.word)) return null
  const accepted = [word.word, ...alsoTrue(word, library)]
  const prompt = maskWord(word.definition, word)
  return { ask: 'typed', target: targetOf(word), prompt, first: word.word.slice(0, 1), length: word.word.length, accepted }
}

/** Typing the word into its example, in the form it has there. */
export function typedGap(word: Word): TypedQuestion | null {
  const gap = gapOf(word)
  if (gap === null || !lettersOnly.test(gap.form)) return null
  const { form, sentence } = gap
  return { ask: 'typed', target: targetOf(word), prompt: sentence, first: form.slice(0, 1), length: form.length, accepted: [form] }
}

/** One letter wrong, missing, too many, or two neighbours swapped. */
function isOneSlip(typed: string, wanted: string): boolean {
  const shorter = Math.min(typed.length, wanted.length)
  let start = 0
  while (start < shorter && typed[start] === wanted[start]) start++
  const [a, b] = [typed.slice(start), wanted.slice(start)]
  if (a.length === b.length) return a.slice(1) === b.slice(1) || (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  return a.slice(1) === b || a === b.slice(1)
}

/** What a typed answer is: right, a slip of one letter that deserves a second look, or wrong. */
export function checkTyped(question: TypedQuestion, text: string): 'right' | 'slip' | 'wrong' {
  const typed = plainText(text)
  const accepted = question.accepted.map(plainText)
  if (accepted.includes(typed)) return 'right'
  return accepted.some((wanted) => isOneSlip(typed, wanted)) ? 'slip' : 'wrong'
}
