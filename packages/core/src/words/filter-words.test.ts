import { describe, expect, test } from 'vitest'
import { anyWord } from './any-word'
import { filterByCategory, filterByChoice } from './filter-words'

const words = [
  anyWord({ id: 'joy', difficulty: 'beginner', partOfSpeech: 'noun', categories: ['emotions'] }),
  anyWord({ id: 'sketch', difficulty: 'intermediate', partOfSpeech: 'verb', categories: ['art-culture'] }),
  anyWord({ id: 'enigma', difficulty: 'advanced', partOfSpeech: 'noun', categories: ['greek-root', 'gre'] }),
  anyWord({ id: 'rib', difficulty: 'beginner', partOfSpeech: 'noun', categories: ['human-body'] }),
  anyWord({ id: 'audit', difficulty: 'intermediate', partOfSpeech: 'verb', categories: ['business', 'test-prep'] }),
  anyWord({ id: 'idyll', difficulty: 'advanced', partOfSpeech: 'noun', categories: ['greek-root'] }),
]
const own = anyWord({ id: 'own-1', categories: ['everyday'] })
const lists = { favorites: new Set(['rib']), saved: new Set(['joy']), customWords: [own] }
const idsOf = (name: string) => filterByCategory(words, name, lists).map((word) => word.id)

describe('the feed of a category', () => {
  test.each([
    ['All words', ['joy', 'sketch', 'enigma', 'rib', 'audit', 'idyll']],
    ['Favorites', ['rib']],
    ['Saved Words', ['joy']],
    ['Your own words', ['own-1']],
    ['Collections', []],
    ['Beginner', ['joy', 'rib']],
    ['Intermediate', ['sketch', 'audit']],
    ['Advanced', ['enigma', 'idyll']],
    ['Verbs', ['sketch', 'audit']],
    ['Nouns', ['joy', 'enigma', 'rib', 'idyll']],
    ['Business', ['audit']],
    ['Art', ['sketch']],
    ['Literature', ['sketch']],
    ['Human Body', ['rib']],
    ['Emotions', ['joy']],
    ['GRE', ['enigma']],
    ['Greek root', ['enigma', 'idyll']],
  ])('%s', (name, expected) => {
    expect(idsOf(name)).toEqual(expected)
  })

  test('a name that is no tile matches the topics that contain it, in any case', () => {
    expect(idsOf('ROOT')).toEqual(['enigma', 'idyll'])
    expect(idsOf('test')).toEqual(['audit'])
    expect(idsOf('nonsense')).toEqual([])
    expect(idsOf('  ')).toEqual([])
  })
})

describe('the feed without a category', () => {
  test('shows the chosen level, whatever the topic, when no topic is chosen', () => {
    expect(filterByChoice(words, { difficulty: 'beginner', selectedCategories: [] }).map((word) => word.id)).toEqual(['joy', 'rib'])
  })

  test('never shows what is only for those who ask for it, while its own tile does', () => {
    const oath = anyWord({ id: 'drat', difficulty: 'beginner', categories: ['curse', 'emotions'] })
    expect(filterByChoice([...words, oath], { difficulty: 'beginner', selectedCategories: [] })).not.toContain(oath)
    expect(filterByCategory([oath], 'Curse words', lists)).toEqual([oath])
  })

  test('shows words of at least one chosen topic', () => {
    const chosen = filterByChoice(words, { difficulty: 'beginner', selectedCategories: ['human-body', 'business'] })
    expect(chosen.map((word) => word.id)).toEqual(['rib'])
  })
})
