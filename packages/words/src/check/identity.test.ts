import { expect, test } from 'vitest'
import { anyLibrary } from './any-entry'
import { checkIds, checkUniqueWords, slugOf } from './identity'

test.each([
  ['café', 'cafe'],
  ["Achilles' heel", 'achilles-heel'],
  ['tête-à-tête', 'tete-a-tete'],
  ["devil's advocate", 'devils-advocate'],
])('the slug of %s is %s', (word, slug) => {
  expect(slugOf(word)).toBe(slug)
})

test('a part of speech in the id is right only where a spelling is shared', () => {
  const noun = { word: 'bank', id: 'bank-noun', partOfSpeech: 'noun' } as const
  const verb = { word: 'bank', id: 'bank', partOfSpeech: 'verb' } as const
  expect(checkIds(anyLibrary(noun, verb))).toEqual([])
  expect(checkIds(anyLibrary(noun))).toMatchObject([{ rule: 'id is the slug', word: 'bank', message: 'id "bank-noun" should be "bank"' }])
  expect(checkIds(anyLibrary({ ...noun, id: 'bank-verb' }, verb))).toHaveLength(1)
})

test('an id used twice is found', () => {
  expect(checkIds(anyLibrary({ word: 'calm' }, { word: 'Calm', id: 'calm' }))).toMatchObject([{ rule: 'unique id' }])
})

test('a word is there once for each part of speech', () => {
  expect(checkUniqueWords(anyLibrary({ word: 'calm' }, { word: 'calm', partOfSpeech: 'noun' }))).toEqual([])
  expect(checkUniqueWords(anyLibrary({ word: 'calm' }, { word: 'Calm' }))).toMatchObject([{ rule: 'unique word', word: 'Calm' }])
})
