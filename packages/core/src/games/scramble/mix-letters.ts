import { type Random, shuffle } from '../../base/random'
import { hasRudeRow } from '../../words/strong-words'

const mostTries = 60

function inPlace(row: string, word: string): number {
  return [...row].filter((letter, place) => letter === word[place]).length
}

/**
 * The letters of a word in another order: fewer than half in their places, never itself a word, nothing rude. Where letters
 * leave no such order, the one furthest from the word.
 */
export function mixLetters(words: readonly string[], random: Random): string {
  const [word = ''] = words
  const tries = Array.from({ length: mostTries }, () => shuffle([...word], random).join(''))
  const clean = tries.filter((row) => !hasRudeRow(row) && !words.includes(row))
  const placesOf = (row: string) => Math.max(...words.map((each) => inPlace(row, each)))
  const good = clean.find((row) => 2 * placesOf(row) < word.length)
  return good ?? [...clean].sort((a, b) => placesOf(a) - placesOf(b))[0] ?? [...word].reverse().join('')
}
