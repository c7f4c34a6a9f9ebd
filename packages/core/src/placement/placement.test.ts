import { describe, expect, test } from 'vitest'
import { seededRandom } from '../base/random'
import { levels } from '../words/word'
import { estimate, knowingChance, levelOf } from './estimate'
import { answerPlacement, nextWord, type Placement, placementLength, placementResult, startPlacement } from './placement'
import { inventedWords, realWords } from './placement-words'

/** A learner who knows words down to a limit, and claims a share of those they do not know. */
function run(seed: number, limit: number, claims = 0.03): Placement {
  const random = seededRandom(seed * 31 + 7)
  let placement = startPlacement(seed)
  for (let word = nextWord(placement); word !== null; word = nextWord(placement)) {
    const isKnown = word.frequency !== null && random() < knowingChance(limit, word.frequency)
    placement = answerPlacement(placement, isKnown || random() < claims)
  }
  return placement
}

const seeds = Array.from({ length: 40 }, (_, i) => i + 1)

describe('a run', () => {
  test('asks thirty different words, seven of them invented and none of those at first', () => {
    for (const seed of seeds) {
      const { answers } = run(seed, 3.5)
      expect(new Set(answers.map(({ word }) => word)).size).toBe(placementLength)
      expect(answers.filter(({ frequency }) => frequency === null)).toHaveLength(7)
      expect(answers.slice(0, 3).every(({ frequency }) => frequency !== null)).toBe(true)
    }
  })

  test('is the same for the same seed and answers, and another for another seed', () => {
    expect(run(5, 3)).toEqual(run(5, 3))
    expect(run(5, 3).answers.map(({ word }) => word)).not.toEqual(run(6, 3).answers.map(({ word }) => word))
  })

  test('goes to rarer words for whoever claims, and to everyday ones for whoever does not', () => {
    const meanOf = (limit: number) => {
      const frequencies = run(3, limit)
        .answers.flatMap(({ frequency }) => frequency ?? [])
        .slice(-10)
      return frequencies.reduce((sum, each) => sum + each, 0) / frequencies.length
    }
    expect(meanOf(2.2)).toBeLessThan(meanOf(3.4))
    expect(meanOf(3.4)).toBeLessThan(meanOf(4.8))
  })

  test('ends: one more answer changes nothing', () => {
    const done = run(1, 3)
    expect(answerPlacement(done, true)).toBe(done)
  })
})

describe('the result', () => {
  test('holds the true limit in its range for about four of five learners', () => {
    const limits = [2, 2.6, 3.2, 3.8, 4.4, 5]
    const held = limits.flatMap((limit) =>
      seeds.map((seed) => {
        const { low, high } = estimate(run(seed, limit).answers).limit
        return low - 0.05 <= limit && limit <= high + 0.05
      }),
    )
    const share = held.filter(Boolean).length / held.length
    expect(share).toBeGreaterThan(0.75)
    expect(share).toBeLessThan(0.95)
  })

  test.each([
    [5, 'beginner'],
    [3.4, 'intermediate'],
    [2.4, 'advanced'],
  ] as const)('for a learner with their limit at %s it is %s, nine times of ten', (limit, level) => {
    expect(levelOf(limit)).toBe(level)
    const found = seeds.filter((seed) => placementResult(run(seed, limit).answers).level === level)
    expect(found.length).toBeGreaterThanOrEqual(36)
  })

  test('names a range of levels around its level, and knows more of easier levels', () => {
    for (const seed of seeds) {
      const { level, between, known } = placementResult(run(seed, 3.6).answers)
      const [low, at, high] = [between[0], level, between[1]].map((each) => levels.indexOf(each)) as [number, number, number]
      expect([low <= at, at <= high]).toEqual([true, true])
      expect(known.beginner.middle).toBeGreaterThan(known.intermediate.middle)
      expect(known.intermediate.low).toBeLessThanOrEqual(known.intermediate.high)
    }
  })

  test('is not believed of someone who claims everything, and then takes the easier level', () => {
    const { isBelievable, invented, level, between } = placementResult(run(1, 2, 1).answers)
    expect(isBelievable).toBe(false)
    expect(invented).toEqual({ claimed: 7, asked: 7 })
    expect(level).toBe(between[0])
  })

  test('takes what was claimed freely out of what is known', () => {
    const middle = (claims: number) => {
      const found = seeds.map((seed) => estimate(run(seed, 4, claims).answers).limit.middle).sort((a, b) => a - b)
      return found[20] ?? 0
    }
    expect(Math.abs(middle(0.25) - middle(0.03))).toBeLessThan(0.4)
  })

  test('is honest before anything was said', () => {
    expect(placementResult([]).between).toEqual(['beginner', 'advanced'])
  })
})

test('no word stands in both lists', () => {
  const real = new Set(realWords.map(({ word }) => word))
  expect(inventedWords.filter(({ word }) => real.has(word))).toEqual([])
  expect(real.size).toBe(realWords.length)
})
