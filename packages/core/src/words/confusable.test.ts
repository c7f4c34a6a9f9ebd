import { describe, expect, test } from 'vitest'
import { anyWord } from './any-word'
import { isConfusable } from './confusable'
import { familyStem, isSameFamily } from './word-family'

const word = (name: string, synonyms: string[] = []) => anyWord({ word: name, synonyms, antonyms: [] })

describe('a wrong option that could be right', () => {
  test.each([
    ['a synonym', word('glad', ['happy']), word('happy')],
    ['a synonym by the other side only', word('happy'), word('glad', ['Happy'])],
    ['a shared synonym', word('glad', ['content']), word('happy', ['cheerful', 'Content'])],
    ['the same family', word('happy'), word('happiness')],
    ['the negation', word('happy'), word('unhappy')],
    ['the same spelling', word('bank'), word('Bank')],
  ])('%s', (_, a, b) => {
    expect(isConfusable(a, b)).toBe(true)
    expect(isConfusable(b, a)).toBe(true)
  })

  test('unrelated words are not', () => {
    expect(isConfusable(word('glad', ['pleased']), word('green', ['verdant']))).toBe(false)
  })
})

test.each([
  ['careful', 'careless'],
  ['art', 'artist'],
  ['rely', 'reliable'],
  ['create', 'creation'],
  ['happy', 'happily'],
  ['beauty', 'beautiful'],
  ['nation', 'nationality'],
  ['electric', 'electricity'],
  ['possible', 'impossible'],
  ['run', 'runs'],
  ['plan', 'planned'],
])('%s and %s are one family', (a, b) => {
  expect(isSameFamily(a, b)).toBe(true)
})

test.each([
  ['car', 'carpet'],
  ['art', 'article'],
  ['port', 'portray'],
  ['under', 'thunder'],
  ['pink', 'ink'],
  ['unit', 'it'],
  ['red', 'bed'],
])('%s and %s are not', (a, b) => {
  expect(isSameFamily(a, b)).toBe(false)
})

test('a short word keeps its letters', () => {
  expect(familyStem('ring')).toBe('ring')
})
