import { anyWord } from '@verbena/core/words/any-word'
import { expect, test } from 'vitest'
import { findWords } from './find-words'

const words = [
  anyWord({ id: 'becalm', word: 'becalm' }),
  anyWord({ id: 'sea', word: 'sea', definition: 'a calm or wild body of water' }),
  anyWord({ id: 'calming', word: 'calming' }),
  anyWord({ id: 'calm', word: 'Calm' }),
]
const found = (query: string, limit = 10) => findWords(words, query, limit).map(({ id }) => id)

test('words that begin with a text come first, the shortest before all, then those that contain it, then those that mean it', () => {
  expect(found(' CALM ')).toEqual(['calm', 'calming', 'becalm', 'sea'])
})

test('no more are found than asked for, and none for nothing', () => {
  expect(found('calm', 2)).toEqual(['calm', 'calming'])
  expect(found('  ')).toEqual([])
})
