import { type Random, shuffle } from '../../base/random'
import type { Word } from '../../words/word'

/** Groups of vowels as they are spoken, the silent e at the end left out. */
function vowelGroups(word: string): number[][] {
  const groups: number[][] = []
  for (const match of word.matchAll(/[aeiouy]+/g)) {
    const isSilentE = match[0] === 'e' && match.index === word.length - 1 && groups.length > 0
    if (!isSilentE) groups.push([...match[0]].map((_, i) => match.index + i))
  }
  return groups
}

/** Capitals mark the stressed syllable of a respelling. */
function isStressed(syllable: string): boolean {
  return syllable === syllable.toUpperCase()
}

/** Where spelling goes wrong: doubled letters, and vowels that no stress makes clear. */
export function troubleSpots({ word, pronunciation }: Pick<Word, 'word' | 'pronunciation'>): number[] {
  const doubled = [...word].flatMap((letter, place) => (place > 0 && word[place - 1] === letter ? [place] : []))
  const syllables = pronunciation.split(/[-\s]/)
  const stressed = syllables.findIndex(isStressed)
  const groups = vowelGroups(word)
  const isAligned = groups.length === syllables.length
  const vowels = groups.filter((_, i) => !isAligned || i !== stressed).flat()
  return [...new Set([...doubled, ...vowels])]
}

/** The letters to hide: so large a share, at least two, never the first, trouble spots before others. */
export function hiddenPlaces(word: Pick<Word, 'word' | 'pronunciation'>, share: number, random: Random): number[] {
  const places = [...word.word].map((_, place) => place).slice(1)
  const count = Math.min(places.length, Math.max(2, Math.round(word.word.length * share)))
  const spots = new Set(troubleSpots(word))
  const order = [
    ...shuffle(
      places.filter((place) => spots.has(place)),
      random,
    ),
    ...shuffle(
      places.filter((place) => !spots.has(place)),
      random,
    ),
  ]
  return order.slice(0, count).sort((a, b) => a - b)
}
