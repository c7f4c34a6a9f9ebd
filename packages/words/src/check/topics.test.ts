import { expect, test } from 'vitest'
import { anyEntry } from './any-entry'
import { checkOrigin } from './origin'
import { checkTopics } from './topics'

test('a word of an origin tile says where it comes from, in a sentence', () => {
  const word = { word: 'siesta', categories: ['spanish-words' as const] }
  expect(checkOrigin([anyEntry({ ...word, origin: "From Spanish siesta, 'sixth hour'." })])).toEqual([])
  expect(checkOrigin([anyEntry(word)])).toMatchObject([{ word: 'siesta', message: 'is missing, and the word is in spanish-words' }])
  expect(checkOrigin([anyEntry({ ...word, origin: 'From Spanish' })])).toMatchObject([{ message: 'has no end mark: From Spanish' }])
  expect(checkOrigin([anyEntry()])).toEqual([])
})

test('topics are listed once, and exam words are in the exam category', () => {
  expect(checkTopics([anyEntry({ categories: ['gre', 'test-prep'] })])).toEqual([])
  expect(checkTopics([anyEntry({ categories: ['emotions', 'emotions'] })])).toMatchObject([{ message: 'lists emotions twice' }])
  expect(checkTopics([anyEntry({ categories: ['sat'] })])).toMatchObject([{ message: 'is on an exam list, but not in test-prep' }])
})
