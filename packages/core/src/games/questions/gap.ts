import type { Word } from '../../words/word'
import { blank, maskWord } from '../mask/mask'
import { type Ending, endingOf } from './same-ending'

/** A word's example with the word taken out. */
export type Gap = { sentence: string; form: string; ending: Ending }

const letter = /[\p{L}\p{N}]/u

function findWhole(text: string, form: string): number {
  const [lower, wanted] = [text.toLowerCase(), form.toLowerCase()]
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + 1)) {
    if (!letter.test(lower[at - 1] ?? ' ') && !letter.test(lower[at + wanted.length] ?? ' ')) return at
  }
  return -1
}

/** The gap in a word's own example; `null` for phrases, and where the word stands in no form that is known. */
export function gapOf(word: Word): Gap | null {
  const wanted = word.exampleForm ?? word.word
  const at = wanted === '' || /\s/.test(wanted) ? -1 : findWhole(word.example, wanted)
  if (at < 0) return null
  const form = word.example.slice(at, at + wanted.length)
  const ending = endingOf(word, form)
  if (ending === null) return null
  const before = word.example.slice(0, at).replace(/\b(a)n? $/i, '$1(n) ') // the article would tell how the word begins
  const after = word.example.slice(at + wanted.length)
  return { sentence: maskWord(before, word) + blank + maskWord(after, word), form, ending }
}
