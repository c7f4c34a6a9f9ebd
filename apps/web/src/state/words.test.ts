import { anyWord } from '@verbena/core/words/any-word'
import { type Level, levels, type Word } from '@verbena/core/words/word'
import { loadLevel, loadStart } from '@verbena/words/load-level'
import { describe, expect, onTestFinished, test } from 'vitest'
import { findWord, idsBySpelling, loadWords, readWordsFrom, wordsNow } from './words'

const library = [
  anyWord({ id: 'calm', word: 'calm', difficulty: 'beginner' }),
  anyWord({ id: 'bank-noun', word: 'bank', partOfSpeech: 'noun', difficulty: 'beginner' }),
  anyWord({ id: 'bank-verb', word: 'bank', partOfSpeech: 'verb', difficulty: 'intermediate' }),
  anyWord({ id: 'tete-a-tete', word: 'Tête-à-tête', partOfSpeech: 'noun', difficulty: 'advanced' }),
]

/** A library whose fetches are counted and can fail. */
function countedLibrary(words: readonly Word[] = library) {
  const asked: Level[] = []
  const failing = new Set<Level>()
  readWordsFrom(async (level) => {
    asked.push(level)
    if (failing.has(level)) throw new TypeError('Failed to fetch dynamically imported module')
    return words.filter((word) => word.difficulty === level)
  })
  onTestFinished(() => readWordsFrom(loadLevel, loadStart))
  return { asked, failing }
}

describe('a level', () => {
  test('is fetched once, however often and by how many it is wanted', async () => {
    const { asked } = countedLibrary()
    await Promise.all([loadWords(['beginner']), loadWords(['beginner', 'advanced'])])
    await loadWords(['beginner'])
    expect(asked).toEqual(['beginner', 'advanced'])
  })

  test('that failed is fetched again when it is wanted again, the others are not', async () => {
    const { asked, failing } = countedLibrary()
    failing.add('intermediate')
    await expect(loadWords()).rejects.toThrow('Failed to fetch')
    failing.clear()
    expect(await loadWords()).toHaveLength(4)
    expect(asked).toEqual([...levels, 'intermediate'])
  })

  test('is here at once when it is here already, and not before', async () => {
    countedLibrary()
    expect(wordsNow(['beginner'])).toBeNull()
    const words = await loadWords(['beginner'])
    expect(wordsNow(['beginner'])).toEqual(words)
    expect(wordsNow()).toBeNull()
  })

  test('comes in the order in which levels are asked for', async () => {
    countedLibrary()
    expect((await loadWords(['advanced', 'beginner'])).map((word) => word.id)).toEqual(['tete-a-tete', 'calm', 'bank-noun'])
  })
})

describe('a word is found', () => {
  test.each([
    ['by its id', 'bank-verb', 'bank-verb'],
    ['by its spelling, the first of several', 'bank', 'bank-noun'],
    ['in any case', 'CALM', 'calm'],
    ['by a spelling with accents', 'tête-à-tête', 'tete-a-tete'],
  ])('%s', async (_, wanted, id) => {
    countedLibrary()
    expect((await findWord(wanted))?.id).toBe(id)
  })

  test('by its id even where another word is spelled like that', async () => {
    countedLibrary([anyWord({ id: 'calm-noun', word: 'quiet' }), anyWord({ id: 'quiet', word: 'silent' })])
    expect((await findWord('quiet'))?.id).toBe('quiet')
  })

  test.each(['zyzzyva', '', 'constructor', '__proto__', '../calm'])('nowhere when nobody knows it: %j', async (wanted) => {
    countedLibrary()
    expect(await findWord(wanted)).toBeNull()
  })
})

test('a synonym is a word of the library only as the same part of speech', () => {
  expect([...idsBySpelling(library, 'verb')]).toEqual([['bank', 'bank-verb']])
  expect(idsBySpelling(library, 'noun').get('tête-à-tête')).toBe('tete-a-tete')
})
