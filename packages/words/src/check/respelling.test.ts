import { expect, test } from 'vitest'
import { anyEntry } from './any-entry'
import { checkIpa, checkRespelling } from './respelling'
import { rhythmOfIpa, rhythmOfRespelling } from './syllables'

test.each([
  ['/ɪˈfɛmərəl/', { syllables: 4, stress: 1 }],
  ['/kɑm/', { syllables: 1, stress: 0 }],
  ['/ˈkaʊtʃ pəˌteɪtoʊ/', { syllables: 4, stress: 0 }],
  ['/ˈaɪˌdeɪ/', { syllables: 2, stress: 0 }],
  ['/səˈriəl/', { syllables: 3, stress: 1 }],
  ['/bəˈnænə/', { syllables: 3, stress: 1 }],
  ['/ˌɔɪntmənt/', { syllables: 2, stress: null }],
])('the rhythm of %s', (ipa, rhythm) => {
  expect(rhythmOfIpa(ipa)).toEqual(rhythm)
})

test('the rhythm of a respelling counts groups, across words too', () => {
  expect(rhythmOfRespelling('KOUCH puh-tay-toh')).toEqual({ syllables: 4, stress: 0 })
  expect(rhythmOfRespelling('puh-tay-toh')).toEqual({ syllables: 3, stress: null })
})

const respellingProblems = (pronunciation: string) => checkRespelling([anyEntry({ pronunciation })]).map((finding) => finding.message)

test.each([
  ['no stress', 'bu-nan-uh', 'has 0 groups in capitals'],
  ['two stresses', 'BU-NAN-uh', 'has 2 groups in capitals'],
  ['strange marks', 'bə-NAN-uh', 'is not groups of letters'],
  ['a capital in a small group', 'bu-NAN-Uh', 'mixes capitals'],
])('%s in a respelling is found', (_, pronunciation, message) => {
  expect(respellingProblems(pronunciation)).toContainEqual(expect.stringContaining(message))
})

test('a good respelling passes', () => {
  expect(respellingProblems('buh-NAN-uh')).toEqual([])
})

const ipaProblems = (ipa: string, pronunciation = 'buh-NAN-uh') =>
  checkIpa([anyEntry({ ipa, pronunciation })]).map((finding) => finding.message)

test.each([
  ['a sign of another system', '/bəˈnænɐ/', 'signs the library does not write: ɐ'],
  ['a plain g', '/ɡəˈnægə/', 'signs the library does not write: g'],
  ['two main stresses', '/ˈbəˈnænə/', 'more than one main stress'],
  ['a missing syllable', '/bəˈnæn/', 'has 2 syllables'],
  ['another stress', '/ˈbənænə/', 'stress different syllables'],
  ['no stress', '/bənænə/', 'stress different syllables'],
])('%s in the IPA is found', (_, ipa, message) => {
  expect(ipaProblems(ipa)).toContainEqual(expect.stringContaining(message))
})

test('IPA that agrees with the respelling passes', () => {
  expect(ipaProblems('/bəˈnænə/')).toEqual([])
})
