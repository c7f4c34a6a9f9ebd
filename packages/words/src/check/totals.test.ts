import { topicKeys } from '@verbena/core/words/topics'
import { levels, partsOfSpeech, type Word } from '@verbena/core/words/word'
import { expect, test } from 'vitest'
import { anyLibrary } from './any-entry'
import type { Library } from './finding'
import { checkTotals } from './totals'

/** A library that meets every total, changed word by word. */
function balancedLibrary(change: (word: Partial<Word>, index: number) => Partial<Word> = (word) => word): Library {
  const words = Array.from({ length: 2000 }, (_, index) => ({
    word: `word-${index}`,
    difficulty: levels[index % 3] ?? 'beginner',
    partOfSpeech: partsOfSpeech[index % 4] ?? 'noun',
    categories: [topicKeys[index % topicKeys.length] ?? 'everyday'],
  }))
  return anyLibrary(...words.map(change))
}

const messagesOf = (library: Library) => checkTotals(library).map((finding) => finding.message)

test('a balanced library has no findings', () => {
  expect(messagesOf(balancedLibrary())).toEqual([])
})

test('a library too small is found', () => {
  expect(messagesOf(balancedLibrary().slice(1))).toEqual(['1999 words, fewer than 2000'])
})

test('a short tile is found under its own name', () => {
  const withoutGre = balancedLibrary((word) => (word.categories?.includes('gre') ? { ...word, categories: ['greek-root'] } : word))
  expect(messagesOf(withoutGre)).toEqual(['tile GRE: 0 words, fewer than 40'])
})

test('a level under a quarter is found', () => {
  const fewAdvanced = balancedLibrary((word, index) =>
    word.difficulty === 'advanced' && index % 2 === 0 ? { ...word, difficulty: 'beginner' } : word,
  )
  expect(messagesOf(fewAdvanced)).toEqual([expect.stringMatching(/^level advanced: 333 of 2000/)])
})

test('a missing part of speech is found', () => {
  const noAdverbs = balancedLibrary((word) => (word.partOfSpeech === 'adverb' ? { ...word, partOfSpeech: 'noun' } : word))
  expect(messagesOf(noAdverbs)).toEqual(['no adverb at all'])
})

test('too few synonyms in one part of speech are found, whatever the adverbs have', () => {
  const bare = balancedLibrary((word, index) => (word.partOfSpeech === 'verb' && index % 8 === 1 ? { ...word, synonyms: [] } : word))
  expect(messagesOf(bare)).toEqual(['50 % of verbs have a synonym, fewer than 85 %'])
  expect(messagesOf(balancedLibrary((word) => (word.partOfSpeech === 'adverb' ? { ...word, synonyms: [] } : word)))).toEqual([])
})
