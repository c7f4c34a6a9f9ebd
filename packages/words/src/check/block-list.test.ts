import { rot13 } from '@verbena/core/words/strong-words'
import { expect, test } from 'vitest'
import { anyEntry } from './any-entry'
import { checkBlockList } from './block-list'

const vulgarity = rot13('fuvg')
const slur = rot13('jbc')

test.each(['word', 'definition', 'example', 'origin'] as const)('a strong word in the %s is found', (field) => {
  expect(checkBlockList([anyEntry({ [field]: `What ${vulgarity}s, he said` })])).toHaveLength(1)
})

test.each(['synonyms', 'antonyms'] as const)('a strong word among the %s is found, inside a compound too', (field) => {
  expect(checkBlockList([anyEntry({ [field]: [`${vulgarity}-faced`] })])).toHaveLength(1)
})

test('strong words may stand in their tiles, slurs nowhere', () => {
  expect(checkBlockList([anyEntry({ categories: ['curse'], synonyms: [`${vulgarity}ty`] })])).toEqual([])
  expect(checkBlockList([anyEntry({ categories: ['curse'], synonyms: [`${slur}s`] })])).toMatchObject([
    { message: `uses a slur: ${slur}s` },
  ])
})

test('words that only contain such letters are left alone', () => {
  expect(checkBlockList([anyEntry({ example: 'The classic cocktail, spicy and assessed with class in Scunthorpe.' })])).toEqual([])
})
