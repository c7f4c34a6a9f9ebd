import { describe, expect, test } from 'vitest'
import { realWords } from '../../../test/real-library'
import { seededRandom } from '../../base/random'
import { indexLibrary } from './game-library'
import { buildPool, drawWords, isAskedFor, onlyWords, type Scope } from './pool'
import { newcomer, type Standing } from './standing'

const library = indexLibrary(realWords)
const beginner: Scope = { by: 'choice', choice: { difficulty: 'beginner', selectedCategories: ['emotions'] } }
const draw = (scope: Scope, standing: Standing, count: number) =>
  drawWords(buildPool(library, scope, standing), { count, random: seededRandom(1), fits: () => true })

describe('words for a round', () => {
  const own = realWords
    .filter((word) => word.difficulty === 'beginner' && word.categories.includes('emotions') && !isAskedFor(word))
    .map((word) => word.id)
  const standing: Standing = { ...newcomer, due: own.slice(0, 12), viewed: own.slice(12, 24) }

  test('half are to review, three in ten seen but never asked, the rest new', () => {
    const ids = draw(beginner, standing, 10).map((word) => word.id)
    expect(ids.filter((id) => standing.due.includes(id))).toHaveLength(5)
    expect(ids.filter((id) => standing.viewed.includes(id))).toHaveLength(3)
    expect(new Set(ids).size).toBe(10)
  })

  test('what one part lacks another gives', () => {
    expect(draw(beginner, newcomer, 10)).toHaveLength(10)
    expect(draw(beginner, { ...newcomer, due: own }, 10)).toHaveLength(10)
  })

  test('due words come before weak ones', () => {
    const ids = draw(beginner, { ...newcomer, due: own.slice(0, 3), weakest: own.slice(3, 30) }, 6).map((word) => word.id)
    expect(ids).toEqual(expect.arrayContaining(own.slice(0, 3)))
  })

  test('the same seed draws the same words', () => {
    expect(draw(beginner, standing, 10)).toEqual(draw(beginner, standing, 10))
  })

  test('a word the learner no longer has is passed over', () => {
    expect(draw(beginner, { ...newcomer, due: ['gone'] }, 5)).toHaveLength(5)
  })
})

describe('too few words', () => {
  test('other levels of the same categories come next, then all words', () => {
    const first = realWords.filter((word) => word.difficulty === 'beginner' && word.categories.includes('emotions') && !isAskedFor(word))
    const words = draw(beginner, newcomer, first.length + 20)
    expect(words).toHaveLength(first.length + 20)
    expect(words.every((word) => word.categories.includes('emotions'))).toBe(true)
    expect(draw(beginner, newcomer, 1500)).toHaveLength(1500)
  })

  test('a collection of four widens to the words around it', () => {
    const wordIds = realWords.slice(0, 4).map((word) => word.id)
    const ids = draw({ by: 'words', wordIds }, newcomer, 10).map((word) => word.id)
    expect(ids).toHaveLength(10)
    expect(ids).toEqual(expect.arrayContaining(wordIds))
  })

  test('misses are practised alone', () => {
    const pool = onlyWords(buildPool(library, beginner, newcomer), ['habit', 'mess'])
    expect(drawWords(pool, { count: 10, random: seededRandom(1), fits: () => true })).toHaveLength(2)
  })

  test('nothing that is only shown when asked for comes by itself, but a list of such words may be practised', () => {
    expect(draw(beginner, newcomer, 5000).some(isAskedFor)).toBe(false)
    const wordIds = realWords.filter((word) => word.categories.includes('curse')).map((word) => word.id)
    expect(draw({ by: 'words', wordIds }, newcomer, 5).every(isAskedFor)).toBe(true)
  })
})
