import { expect, test } from 'vitest'
import { anyEntry } from './any-entry'
import { checkExample } from './example'

const problemOf = (example: string) =>
  checkExample([anyEntry({ word: 'hope', partOfSpeech: 'verb', example })]).map((finding) => finding.message)

test('a sentence with the word in a regular form passes', () => {
  expect(problemOf('We were hoping for snow on the last day.')).toEqual([])
})

test.each([
  ['too short', 'We were hoping for snow.', 'has 5 words'],
  ['too long', `We hoped ${'and waited '.repeat(10)}for snow.`, 'has 24 words'],
  ['no end mark', 'We were hoping for snow on the last day', 'no end mark'],
  ['no capital', 'we were hoping for snow on the last day.', 'without a capital'],
  ['another word', 'We were hopping for joy on the last day.', 'does not contain the word'],
])('%s is found', (_, example, message) => {
  expect(problemOf(example)).toEqual([expect.stringContaining(message)])
})

test('eight and twenty words pass, seven and twenty-one do not', () => {
  expect(problemOf('We hope for snow on the way.')).toHaveLength(1)
  expect(problemOf('We hope for snow on the way home.')).toEqual([])
  expect(problemOf(`We hope ${'and wait '.repeat(8)}for snow.`)).toEqual([])
  expect(problemOf(`We hope ${'and wait '.repeat(8)}for more snow.`)).toHaveLength(1)
})
