import { describe, expect, test } from 'vitest'
import { anyWord } from '../words/any-word'
import { categoryRules } from '../words/filter-words'
import { countTiles } from './count-tiles'
import { groupBySection, searchTiles, tiles } from './tiles'

describe('the tiles of Explore', () => {
  test('are 46, each with a title of its own and one plain sentence', () => {
    expect(tiles).toHaveLength(46)
    expect(new Set(tiles.map((tile) => tile.title)).size).toBe(46)
    expect(tiles.filter((tile) => !/^[A-Z].*\.$/.test(tile.description))).toEqual([])
  })

  test('each have a rule, and only Saved Words has a rule without a tile', () => {
    const titles = new Set(tiles.map((tile) => tile.title))
    expect(tiles.filter((tile) => !categoryRules.has(tile.title))).toEqual([])
    expect([...categoryRules.keys()].filter((name) => !titles.has(name))).toEqual(['Saved Words'])
  })

  test('are free where the specification says so, and nowhere else', () => {
    const free = tiles.filter((tile) => !tile.isPremium).map((tile) => tile.title)
    expect(free).toEqual(['Favorites', 'Collections', 'French root', 'Latin root', 'Germanic root', 'Greek root'])
  })

  test('span two columns but for the named ones, and every row of six is full', () => {
    const titlesOf = (span: number) => tiles.filter((tile) => tile.span === span).map((tile) => tile.title)
    expect(titlesOf(3)).toEqual(['Music', 'Food', 'Office Languages', 'Medicine'])
    expect(titlesOf(6)).toEqual(['Collections', 'Sexology', 'Greek root'])
    for (const group of groupBySection(tiles)) {
      expect(group.tiles.reduce((sum, tile) => sum + tile.span, 0) % 6, `${group.section}`).toBe(0)
    }
  })

  test('stand under their headings in order', () => {
    expect(groupBySection(tiles).map((group) => [group.section, group.tiles.length])).toEqual([
      [null, 4],
      ['About ourselves', 4],
      ['By part of speech', 3],
      ['Culture', 8],
      ['By level', 3],
      ['Lexicom', 8],
      ['The world around us', 6],
      ['By test', 3],
      ['By origin', 4],
      ['Languages', 3],
    ])
  })
})

describe('searching the tiles', () => {
  const found = (query: string) => searchTiles(query).map((tile) => tile.title)

  test('finds by title and by description, in any case', () => {
    expect(found('SAT')).toEqual(['SAT'])
    expect(found('  mOnEy ')).toEqual(['Business'])
  })

  test('finds everything with no query and nothing with a hopeless one', () => {
    expect(found(' ')).toHaveLength(46)
    expect(found('zzz')).toEqual([])
    expect(found('.*')).toEqual([])
  })
})

test('a tile counts its words and the learned among them', () => {
  const library = [
    anyWord({ id: 'joy', partOfSpeech: 'noun', categories: ['emotions'] }),
    anyWord({ id: 'grief', partOfSpeech: 'noun', categories: ['emotions'], difficulty: 'advanced' }),
    anyWord({ id: 'idyll', categories: ['greek-root'] }),
  ]
  const lists = { favorites: new Set(['idyll']), saved: new Set<string>(), customWords: [] }
  const counts = countTiles(library, new Set(['joy', 'gone']), lists)
  expect(counts.get('Emotions')).toEqual({ words: 2, learned: 1 })
  expect(counts.get('All words')).toEqual({ words: 3, learned: 1 })
  expect(counts.get('Favorites')).toEqual({ words: 1, learned: 0 })
  expect(counts.get('Your own words')).toEqual({ words: 0, learned: 0 })
  expect(counts.has('Collections')).toBe(false)
})
