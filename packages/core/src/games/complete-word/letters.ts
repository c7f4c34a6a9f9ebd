import type { Target } from '../frame/met-words'

/** A word with letters hidden; `others` are listed words of the same shape. */
export type PartialWord = { target: Target; clue: string; hidden: number[]; others: string[] }

type Filled = Readonly<Record<number, string>>
type Placed = { filled: Record<number, string>; was: 'right' | 'wrong' | 'other-word' }

/** Whether a word shows the same letters where they are not hidden. */
export function fitsShape(other: string, word: string, hidden: readonly number[]): boolean {
  return other.length === word.length && [...other].every((letter, place) => hidden.includes(place) || letter === word[place])
}

function fits(word: string, filled: Filled): boolean {
  return Object.entries(filled).every(([place, letter]) => word[Number(place)] === letter)
}

/** Whether a blank holds a letter of another listed word, which may be taken back. */
export function isTentative({ target }: PartialWord, filled: Filled, at: number): boolean {
  return filled[at] !== undefined && filled[at] !== target.word[at]
}

/** The letters that are right for the word itself. */
function settled({ target, hidden }: PartialWord, filled: Filled): Record<number, string> {
  return Object.fromEntries(hidden.flatMap((place) => (filled[place] === target.word[place] ? [[place, filled[place] ?? '']] : [])))
}

/**
 * A letter put into a blank. One that belongs to another listed word of the same shape is let stand; when that word is whole,
 * its letters go again and cost nothing. `null` where no letter can be put.
 */
export function placeLetter(word: PartialWord, filled: Filled, at: number, letter: string): Placed | null {
  const { target, hidden, others } = word
  if (!hidden.includes(at) || filled[at] === target.word[at] || !/^[a-z]$/.test(letter)) return null
  const tried = { ...filled, [at]: letter }
  const kept = { ...settled(word, filled), [at]: letter }
  const isWhole = hidden.every((place) => tried[place] !== undefined)
  if (letter === target.word[at]) {
    const stands = fits(target.word, tried) || (!isWhole && others.some((other) => fits(other, tried)))
    return { filled: stands ? tried : kept, was: 'right' }
  }
  const candidate = others.some((other) => fits(other, tried)) ? tried : others.some((other) => fits(other, kept)) ? kept : null
  if (candidate === null) return { filled: { ...filled }, was: 'wrong' }
  const isOtherWhole = hidden.every((place) => candidate[place] !== undefined)
  return { filled: isOtherWhole ? settled(word, candidate) : candidate, was: 'other-word' }
}
