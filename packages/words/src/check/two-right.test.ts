import { expect, test } from 'vitest'
import { anyLibrary } from './any-entry'
import { checkDistractors } from './distractors'
import { meaningsOf, pairsSharingAStem, similarity } from './meanings'
import { pairName } from './told-apart'
import { checkTwoRight } from './two-right'

const filler = ['a red fruit', 'a deep river', 'an old song', 'a warm coat'].map((definition, index) => ({
  word: `filler${index}`,
  definition,
  synonyms: [],
  antonyms: [],
}))
const glad = { word: 'glad', definition: 'feeling pleased about good news', synonyms: [], antonyms: [] }
const merry = { word: 'merry', definition: 'pleased and feeling good about news', synonyms: [], antonyms: [] }
const none = new Map<string, string>()

test('two words with near-identical definitions are found once', () => {
  expect(checkTwoRight(anyLibrary(...filler, glad, merry), none)).toMatchObject([
    { rule: 'two right options', word: 'glad', message: expect.stringContaining('"merry" (set.json)') },
  ])
})

test('half of the meaning in common is enough', () => {
  const pleased = { ...merry, definition: 'pleased and laughing about good news' }
  expect(checkTwoRight(anyLibrary(...filler, glad, pleased), none)).toHaveLength(1)
  expect(checkTwoRight(anyLibrary(...filler, glad, { ...merry, definition: 'pleased and laughing about a joke' }), none)).toEqual([])
})

test('a declared synonym, a shared one, an antonym, another part of speech or a review resolves the pair', () => {
  expect(checkTwoRight(anyLibrary(...filler, { ...glad, synonyms: ['merry'] }, merry), none)).toEqual([])
  expect(checkTwoRight(anyLibrary(...filler, { ...glad, synonyms: ['jolly'] }, { ...merry, synonyms: ['jolly'] }), none)).toEqual([])
  expect(checkTwoRight(anyLibrary(...filler, glad, { ...merry, antonyms: ['glad'] }), none)).toEqual([])
  expect(checkTwoRight(anyLibrary(...filler, glad, { ...merry, partOfSpeech: 'noun' }), none)).toEqual([])
  expect(checkTwoRight(anyLibrary(...filler, glad, merry), new Map([[pairName('merry', 'glad'), 'read']]))).toEqual([])
})

test('a review that no pair needs is found', () => {
  const nearlyEnough = { ...merry, definition: 'pleased and laughing about good jokes and news' }
  expect(checkTwoRight(anyLibrary(...filler, glad, nearlyEnough), new Map([['glad | merry', 'read']]))).toEqual([])
  expect(checkTwoRight(anyLibrary(...filler), new Map([['glad | merry', 'read']]))).toMatchObject([{ word: 'glad | merry' }])
})

test('definitions half alike are enough only where a third word is a synonym of both', () => {
  const light = { word: 'light', definition: 'easy to lift and carry', synonyms: ['airy'], antonyms: [] }
  const weak = { word: 'weak', definition: 'easy to break and to carry', synonyms: [], antonyms: [] }
  expect(checkTwoRight(anyLibrary(...filler, light, weak), none)).toEqual([])
  const airy = { word: 'airy', definition: 'open to wind', synonyms: ['weak'], antonyms: [] }
  expect(checkTwoRight(anyLibrary(...filler, light, weak, airy), none)).toMatchObject([{ word: 'light' }])
})

test('the index leaves out no pair that has anything in common', () => {
  const meanings = meaningsOf(anyLibrary(...filler, glad, merry, { word: 'coat', definition: 'a warm old thing to wear' }))
  const byIndex = [...pairsSharingAStem(meanings)].map(([a, b]) => pairName(a.word.word, b.word.word)).sort()
  const byHand = meanings.flatMap((a, i) =>
    meanings
      .slice(i + 1)
      .filter((b) => similarity(a, b) > 0)
      .map((b) => pairName(a.word.word, b.word.word)),
  )
  expect(byIndex).toEqual(byHand.sort())
})

test('a word with fewer than three possible wrong options is found', () => {
  expect(checkDistractors(anyLibrary(...filler))).toEqual([])
  expect(checkDistractors(anyLibrary(...filler.slice(1)))).toMatchObject([{ rule: 'distractors' }, {}, {}])
})

test('synonyms, words two levels away and words with the same definition are no wrong options', () => {
  const [first, second, third, fourth] = filler
  const [only] = checkDistractors(anyLibrary({ ...first, synonyms: ['filler1'] }, { ...second }, { ...third }, { ...fourth }))
  expect(only).toMatchObject({ word: 'filler0', message: 'has only 2 possible wrong options' })
  expect(checkDistractors(anyLibrary({ ...first, difficulty: 'advanced' }, { ...second }, { ...third }, { ...fourth })).length).toBe(4)
  expect(checkDistractors(anyLibrary({ ...first }, { ...second, definition: 'a red fruit' }, { ...third }, { ...fourth })).length).toBe(2)
})
