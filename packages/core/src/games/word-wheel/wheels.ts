import { type Random, shuffle } from '../../base/random'
import type { Word } from '../../words/word'
import { isAskedFor } from '../pool/pool'

/** Letters around a centre that every answer uses, and all listed words that can be made of them. */
export type Wheel = { centre: string; outer: string[]; words: Word[] }

/** A wheel is as large as the library allows: seven letters for five to eight words, six for two or three. */
export type WheelSize = { letters: number; least: number; most: number }
export const largeWheel: WheelSize = { letters: 7, least: 5, most: 8 }
export const smallWheel: WheelSize = { letters: 6, least: 2, most: 3 }

const wheelWord = /^[a-z]{4,}$/
const firstLetter = 97

/** The letters of a word as bits, so that thousands of words are compared in a moment. */
function bitsOf(word: string): number {
  let bits = 0
  for (let i = 0; i < word.length; i++) bits |= 1 << (word.charCodeAt(i) - firstLetter)
  return bits
}

function countBits(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count += 1
  return count
}

function lettersOf(bits: number): string[] {
  return Array.from({ length: 26 }, (_, i) => i).flatMap((i) => ((bits >> i) & 1 ? [String.fromCharCode(firstLetter + i)] : []))
}

/**
 * Every wheel that the words allow, in random order: its letters are those of a word that uses them all, and no listed word
 * that could be made of them is left out. Taking one costs little, taking all some hundredths of a second.
 */
export function* wheelsOf(words: readonly Word[], { letters, least, most }: WheelSize, random: Random): Generator<Wheel, undefined> {
  const usable = words.filter((word) => wheelWord.test(word.word) && !isAskedFor(word)).map((word) => ({ word, bits: bitsOf(word.word) }))
  const sets = new Set(usable.map(({ bits }) => bits).filter((bits) => countBits(bits) === letters))
  for (const set of shuffle(
    [...sets].sort((a, b) => a - b),
    random,
  )) {
    const inSet = usable.filter(({ bits }) => (bits & ~set) === 0)
    for (const centre of shuffle(lettersOf(set), random)) {
      const found = inSet.filter(({ bits }) => bits & bitsOf(centre)).map(({ word }) => word)
      if (found.length < least || found.length > most) continue
      yield { centre, outer: lettersOf(set & ~bitsOf(centre)), words: found }
    }
  }
}
