import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allGames } from '../../../test/all-games'
import { realLibrary } from '../../../test/random-run'
import { realWords } from '../../../test/real-library'
import { buildPool, onlyWords } from '../pool/pool'
import { newcomer } from '../pool/standing'
import { type Fit, fitOf } from './fit'
import { describeFit, describeMissing } from './missing'

const runs = 25
const idsOf = (words: readonly { id: string }[]) => words.map(({ id }) => id)
const someWords = fc.uniqueArray(fc.constantFrom(...realWords), { minLength: 1, maxLength: 40, selector: ({ id }) => id }).map(idsOf)

function poolOf(wordIds: readonly string[], viewed: readonly string[] = wordIds) {
  return buildPool(realLibrary, { by: 'words', wordIds }, { ...newcomer, viewed })
}

function fits(wordIds: readonly string[], viewed?: readonly string[]): Record<string, Fit> {
  const pool = poolOf(wordIds, viewed)
  return Object.fromEntries(allGames.map(({ mode, use }) => [mode, use((engine) => fitOf(engine, pool, wordIds))]))
}

describe.each(allGames)('$mode', ({ use }) => {
  test('what is said of a list of words is true of every round of it', () => {
    use((engine) =>
      fc.assert(
        fc.property(someWords, fc.nat(), (ids, seed) => {
          const pool = poolOf(ids)
          const fit = fitOf(engine, pool, ids)
          const start = engine.start(seed, pool, { timing: 'off' })
          if (fit.plays === 'not') {
            expect(describeMissing('It', fit.missing)).toMatch(/^It needs .+; there (are|is) .+\.$/)
            expect(fit.missing.found).toBeLessThan(fit.missing.needed)
            return
          }
          expect(start.isReady).toBe(true)
          const shown = JSON.stringify(start)
          expect(ids.some((id) => shown.includes(`"wordId":"${id}"`))).toBe(true)
          if (fit.plays === 'widened') expect(fit.own).toBeGreaterThan(0)
        }),
        { numRuns: runs },
      ),
    )
  })

  test('a list that is enough asks for nothing else', () => {
    const ids = idsOf(realWords.slice(0, 400))
    use((engine) => {
      const start = engine.start(7, onlyWords(poolOf(ids), ids), { timing: 'off' })
      expect(start.isReady).toBe(true)
      if (engine.mode === 'word-wheel') return // the letters decide which words a wheel asks for
      const targets = [...JSON.stringify(start).matchAll(/"target":\{"wordId":"([^"]+)"/g)].map(([, id]) => id)
      expect(targets.filter((id) => id !== undefined && !ids.includes(id))).toEqual([])
    })
  })
})

test('four words are widened in most games, and fifteen are enough for those that ask ten', () => {
  const nouns = realWords.filter((word) => word.partOfSpeech === 'noun' && /^[a-z]{5,9}$/.test(word.word) && word.synonyms.length > 1)
  const four = fits(idsOf(nouns.slice(0, 4)))
  expect(four).toMatchObject({
    quiz: { plays: 'widened', own: 4 },
    sprint: { plays: 'widened', own: 4 },
    rush: { plays: 'widened', own: 4 },
  })
  expect(four['match-synonyms']).toEqual({ plays: 'widened', own: 4 })
  const fifteen = fits(idsOf(nouns.slice(0, 15)))
  expect(fifteen).toMatchObject({ quiz: { plays: 'alone' }, perfection: { plays: 'alone' }, 'complete-word': { plays: 'alone' } })
  expect(fifteen.sprint).toMatchObject({ plays: 'widened', own: 15 })
})

test('words that lack what a game asks for do not play it, however many others there are', () => {
  const phrases = realWords.filter((word) => word.word.includes(' ')).slice(0, 12)
  const some = fits(idsOf(phrases))
  expect(some['complete-word']).toMatchObject({ plays: 'not', missing: { found: 0 } })
  expect(some.scramble).toMatchObject({ plays: 'not' })
  expect(some.sprint?.plays).not.toBe('not')
})

test('Perfection asks for words of the list that were seen', () => {
  const ids = idsOf(realWords.slice(0, 20))
  expect(fits(ids, []).perfection).toMatchObject({ plays: 'not', missing: { found: 0 } })
  expect(fits(ids, idsOf(realWords.slice(15, 40))).perfection).toEqual({ plays: 'widened', own: 5 })
  expect(fits(ids, ids).perfection).toEqual({ plays: 'alone' })
})

test('a list says in words how much of it is asked', () => {
  expect(describeFit({ plays: 'alone' })).toBe('')
  expect(describeFit({ plays: 'widened', own: 1 })).toBe('One of these words, and others like it.')
  expect(describeFit({ plays: 'widened', own: 4 })).toBe('4 of these words, and others like them.')
})
