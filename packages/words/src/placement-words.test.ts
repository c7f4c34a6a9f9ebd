import { inventedWords, realWords } from '@verbena/core/placement/placement-words'
import { dictionary } from 'cmu-pronouncing-dictionary'
import { expect, test } from 'vitest'
import { readFrequencies } from './check/frequency'
import { readLibrary } from './read-library'

const zipfOf = readFrequencies()
const library = new Set(readLibrary().map(({ word }) => word))

test('the words of the placement are in the library, as frequent as they say', () => {
  for (const { word, frequency } of realWords) {
    expect(library.has(word), word).toBe(true)
    expect(Math.abs((zipfOf(word) ?? 0) - (frequency ?? 0)), word).toBeLessThan(0.06)
  }
})

test('the invented words are in no word list we have, nor a letter away from a frequent word', () => {
  for (const { word } of inventedWords) {
    expect([library.has(word), zipfOf(word), dictionary[word]], word).toEqual([false, null, undefined])
    for (let i = 0; i < word.length; i++) {
      const without = word.slice(0, i) + word.slice(i + 1)
      expect(zipfOf(without) ?? 0, `${word} without a letter`).toBeLessThan(3)
    }
  }
})
