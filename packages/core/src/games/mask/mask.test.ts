import { expect, test } from 'vitest'
import { realWords } from '../../../test/real-library'
import { anyWord } from '../../words/any-word'
import { maskWord, mentions } from './mask'

test.each([
  ['hope', 'verb', 'She hoped, hopelessly, against hope.', 'She _____, _____, against _____.'],
  ['go', 'verb', 'He went where they go.', 'He _____ where they _____.'],
  ['happy', 'adjective', 'An unhappy, unhappily married man.', 'An _____, _____ married man.'],
  ['art', 'noun', 'They started the party.', 'They started the party.'],
  ['spill the beans', 'verb', 'He spilled the beans again.', 'He _____ again.'],
] as const)('%s is hidden with its forms and family', (word, partOfSpeech, text, masked) => {
  expect(maskWord(text, { word, partOfSpeech })).toBe(masked)
})

test('no definition or example of the library gives its masked word away', () => {
  const given = realWords.filter((word) => [word.definition, word.example].some((text) => mentions(maskWord(text, word), word)))
  expect(given.map((word) => word.id)).toEqual([])
})

test('masking leaves the rest of a sentence alone', () => {
  const worn = realWords.filter((word) => maskWord(word.example, word).split('_____').length > 3)
  expect(worn.map((word) => word.id)).toEqual([])
})

test('a text about something else mentions nothing', () => {
  expect(mentions('a long soft seat', anyWord())).toBe(false)
  expect(mentions('the calmness of the sea', anyWord())).toBe(true)
})
