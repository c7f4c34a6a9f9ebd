import { expect, test } from 'vitest'
import { anyLibrary } from './any-entry'
import { readFrequencies } from './frequency'
import { checkLevels } from './level'
import { checkPronunciation, cmuStresses } from './pronunciation'

const none = new Map<string, string>()
const reviewed = new Map([['calm', 'read by an editor']])

test('a level far from the frequency is found, one near its edge is not', () => {
  const levelFindings = (zipf: number | null) => checkLevels(anyLibrary({ word: 'calm', difficulty: 'intermediate' }), () => zipf, none)
  expect(levelFindings(2.96)).toEqual([])
  expect(levelFindings(4.64)).toEqual([])
  expect(levelFindings(2.94)).toMatchObject([{ rule: 'level', word: 'calm', severity: 'warning' }])
  expect(levelFindings(4.66)).toHaveLength(1)
  expect(levelFindings(null)).toHaveLength(1)
})

test('phrases and hyphenated words have no frequency of their own', () => {
  expect(checkLevels(anyLibrary({ word: 'keep calm' }, { word: 'calm-eyed' }), () => null, none)).toEqual([])
})

test('an exception silences a level finding, and is a finding itself once nothing needs it', () => {
  const library = anyLibrary({ word: 'calm', difficulty: 'beginner' })
  expect(checkLevels(library, () => 1, reviewed)).toEqual([])
  expect(checkLevels(library, () => 5, reviewed)).toMatchObject([{ word: 'calm', message: expect.stringContaining('no longer needed') }])
})

test('the frequency list is read on the Zipf scale', () => {
  const zipfOf = readFrequencies()
  expect(zipfOf('the')).toBeGreaterThan(7)
  expect(zipfOf('café')).toBe(zipfOf('cafe'))
  expect(zipfOf('verbenaxyz')).toBeNull()
})

const stresses = new Map([
  ['calm', ['1']],
  ['banana', ['010']],
  ['homemade', ['11']],
  ['keep', ['1']],
])
const stressesOf = (word: string) => stresses.get(word) ?? []
const said = (word: string, pronunciation: string, exceptions = none) =>
  checkPronunciation(anyLibrary({ word, pronunciation }), stressesOf, exceptions)

test('syllables or stress that the reference lacks are found', () => {
  expect(said('banana', 'buh-NAN-uh')).toEqual([])
  expect(said('banana', 'buh-NAN')).toMatchObject([{ rule: 'pronunciation', word: 'banana', message: expect.stringContaining('010') }])
  expect(said('banana', 'BUH-nan-uh')).toHaveLength(1)
})

test('where the reference marks two main stresses, either may lead', () => {
  expect(said('homemade', 'HOHM-mayd')).toEqual([])
  expect(said('homemade', 'hohm-MAYD')).toEqual([])
})

test('a phrase is judged by its words when the reference knows them all', () => {
  expect(said('keep calm', 'keep KAHM')).toEqual([])
  expect(said('keep calm', 'keep kuh-AHM')).toHaveLength(1)
  expect(said('keep quiet', 'keep KWY')).toEqual([])
})

test('an exception silences a pronunciation finding, and is a finding itself once nothing needs it', () => {
  expect(said('calm', 'kah-ALM', reviewed)).toEqual([])
  expect(said('calm', 'KAHM', reviewed)).toMatchObject([{ message: expect.stringContaining('no longer needed') }])
})

test('the pronouncing dictionary gives every variant as stress marks', () => {
  expect(cmuStresses('banana')).toEqual(['010'])
  expect(cmuStresses('tomato').length).toBeGreaterThan(1)
  expect(cmuStresses('verbenaxyz')).toEqual([])
})
