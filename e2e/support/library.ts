import { readdirSync, readFileSync } from 'node:fs'

type Word = { word: string; definition: string; example: string; synonyms: string[]; antonyms: string[] }

const folder = new URL('../../packages/words/data/', import.meta.url)

/** Every word of the library, as its files have them. */
export const library: readonly Word[] = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name): Word[] => JSON.parse(readFileSync(new URL(name, folder), 'utf8')))

export function entriesOf(word: string): Word[] {
  return library.filter((each) => each.word.toLowerCase() === word.toLowerCase())
}

/** The one of a list that fits best; an empty list is a mistake of the caller. */
export function bestOf<Item>(items: readonly Item[], fit: (item: Item) => number): Item {
  const [first, ...rest] = items
  if (first === undefined) throw new Error('There is nothing to choose from')
  return rest.reduce((best, each) => (fit(each) > fit(best) ? each : best), first)
}

const wordsOf = (text: string) => new Set((text.toLowerCase().match(/[\p{L}'’-]+/gu) ?? []).filter((each) => each !== 'blank'))

/** How much of two texts is the same, from 0 to 1; a game shows its texts with the word taken out. */
export function likeness(a: string, b: string): number {
  const [first, second] = [wordsOf(a), wordsOf(b)]
  const shared = [...first].filter((each) => second.has(each)).length
  return shared / (first.size + second.size - shared)
}

export function fitsMeaning(word: string, meaning: string): number {
  return Math.max(0, ...entriesOf(word).map(({ definition }) => likeness(definition, meaning)))
}

/** The word of the library that a meaning belongs to, among those that `isPossible`. */
export function wordMeaning(meaning: string, isPossible: (word: string) => boolean): string {
  const possible = library.filter(({ word }) => isPossible(word))
  return bestOf(possible, ({ definition }) => likeness(definition, meaning)).word
}

/** Whether the library lists one of two words as a synonym of the other. */
export function meanTheSame(a: string, b: string): boolean {
  const lists = (word: string, other: string) => entriesOf(word).some(({ synonyms }) => synonyms.includes(other))
  return lists(a, b) || lists(b, a)
}

/** The entry whose example a sentence with a gap was made of. */
export function exampleBehind(sentence: string): Word {
  return bestOf(library, ({ example }) => likeness(example, sentence))
}

/** The word that a sentence with a gap lacks, in the form it has there. */
export function missingForm(sentence: string, first: string, length: number): string {
  const shown = wordsOf(sentence)
  const { word, example } = exampleBehind(sentence)
  const lost = [...wordsOf(example)].filter((each) => !shown.has(each) && each.startsWith(first))
  return lost.find((each) => each.length === length) ?? lost[0] ?? word
}
