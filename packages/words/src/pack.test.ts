import { levels } from '@verbena/core/words/word'
import { expect, test } from 'vitest'
import { packWords, unpackWords } from './pack'
import { readLibrary } from './read-library'

test.each(levels)('every %s word comes out of its pack as it went in', (level) => {
  const words = readLibrary().filter((word) => word.difficulty === level)
  expect(words.length).toBeGreaterThan(0)
  const sent = JSON.parse(JSON.stringify(packWords(level, words)))
  expect(unpackWords(sent)).toEqual(words)
})

test('the form in the example travels along', () => {
  const [word] = readLibrary()
  if (!word) throw new Error('the library is empty')
  const formed = { ...word, exampleForm: 'another form' }
  expect(unpackWords(packWords(word.difficulty, [formed]))).toEqual([formed])
})
