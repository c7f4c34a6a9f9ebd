import { expect, test } from 'vitest'
import { anyEntry, anyLibrary } from './any-entry'
import { checkContradictions, checkLinks, checkRelatedLists } from './related'

const listProblems = (synonyms: string[], antonyms: string[]) =>
  checkRelatedLists([anyEntry({ synonyms, antonyms })]).map((finding) => finding.message)

test('related words are listed once, on one side, and are not the word itself', () => {
  expect(listProblems(['peaceful', 'quiet'], ['nervous'])).toEqual([])
  expect(listProblems(['peaceful', 'Peaceful'], [])).toEqual(['lists "peaceful" twice'])
  expect(listProblems(['peaceful'], ['peaceful'])).toEqual(['lists "peaceful" twice'])
  expect(listProblems(['Calm'], [])).toEqual(['lists itself, "calm"'])
})

test('a synonym that is a headword as the same part of speech is spelled like it', () => {
  const calm = { word: 'calm', synonyms: ['cafe'], antonyms: [] }
  expect(checkLinks(anyLibrary(calm))).toEqual([])
  expect(checkLinks(anyLibrary(calm, { word: 'cafe', synonyms: [], antonyms: [] }))).toEqual([])
  expect(checkLinks(anyLibrary(calm, { word: 'café', synonyms: [], antonyms: [] }))).toMatchObject([
    { rule: 'link', word: 'calm', message: '"cafe" is spelled "café" where it is a headword' },
  ])
  expect(checkLinks(anyLibrary(calm, { word: 'café', partOfSpeech: 'noun', synonyms: [], antonyms: [] }))).toEqual([])
})

test('antonyms by one entry are not synonyms by another', () => {
  const calm = { word: 'calm', synonyms: ['even'], antonyms: ['tense'] }
  expect(checkContradictions(anyLibrary(calm, { word: 'tense', synonyms: ['nervous'], antonyms: [] }))).toEqual([])
  expect(checkContradictions(anyLibrary(calm, { word: 'tense', synonyms: ['calm'], antonyms: [] }))).toMatchObject([
    { rule: 'synonym or antonym', word: 'calm', message: expect.stringContaining('lists it as a synonym') },
  ])
  expect(checkContradictions(anyLibrary(calm, { word: 'tense', synonyms: ['even'], antonyms: [] }))).toMatchObject([
    { message: expect.stringContaining('both list the synonym "even"') },
  ])
})
