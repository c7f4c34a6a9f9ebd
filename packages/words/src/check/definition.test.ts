import { expect, test } from 'vitest'
import { anyEntry, anyLibrary } from './any-entry'
import { checkDefinition, checkUniqueDefinitions } from './definition'

const problemOf = (word: string, definition: string) => checkDefinition([anyEntry({ word, definition })]).map((finding) => finding.message)

test.each([
  ['a form of the word', 'careful', 'being as careful as can be', 'contains "careful"'],
  ['another word of the family', 'careful', 'not careless in what you do', 'contains "careless"'],
  ['the whole phrase', 'white lie', 'one of the white lies people tell', 'contains "white lies"'],
  ['nineteen words', 'calm', 'a b c d e f g h i j k l m n o p q r s', 'has 19 words'],
  ['a final stop', 'calm', 'quiet and without worry.', 'ends with a stop'],
  ['a dictionary chain', 'calm', 'of or relating to peace', 'of or relating to'],
])('%s is found', (_, word, definition, message) => {
  expect(problemOf(word, definition)).toEqual([expect.stringContaining(message)])
})

test('eighteen words pass', () => {
  expect(problemOf('calm', 'a b c d e f g h i j k l m n o p q r')).toEqual([])
})

test('a word that only begins alike, and one word of a phrase, may stand', () => {
  expect(problemOf('carpet', 'a thing that covers the floor, also in a car')).toEqual([])
  expect(problemOf('white lie', 'a harmless lie told to be kind')).toEqual([])
})

test('two words with one definition are found, whatever the capitals and marks', () => {
  const findings = checkUniqueDefinitions(
    anyLibrary({ word: 'calm', definition: 'quiet, not moving' }, { word: 'still', definition: 'Quiet not moving' }),
  )
  expect(findings).toMatchObject([{ rule: 'unique definition', word: 'still', message: expect.stringContaining('"calm"') }])
})
