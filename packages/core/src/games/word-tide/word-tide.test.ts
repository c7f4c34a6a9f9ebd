import { expect, test } from 'vitest'
import { anyPool, playOut, realLibrary, rounds, startReady } from '../../../test/random-run'
import { isConfusable } from '../../words/confusable'
import type { Timing } from '../frame/engine'
import { reviewsOf } from '../frame/met-words'
import { play, type Round } from '../frame/round'
import { anchorOnShow, floaterOnShow, type WordTideAction, type WordTideState, waterNow, wordTide } from './word-tide'

const pool = anyPool(1)

function sort(state: WordTideState, isRight: boolean): WordTideAction {
  return { type: (floaterOnShow(state)?.relation === 'synonym') === isRight ? 'in' : 'out' }
}

/** Sorts word by word, a little after each floated in, until the round is over. */
function playAll(timing: Timing, isRight: (state: WordTideState) => boolean, msEach = 500) {
  let round: Round<WordTideState> = startReady(wordTide, pool, 4, timing)
  let now = 0
  while (round.game.status !== 'done') {
    if (round.game.status === 'feedback') round = play(wordTide, pool, round, { type: 'next' }, now)
    now += msEach
    if (round.game.status === 'asking') round = play(wordTide, pool, round, sort(round.game, isRight(round.game)), now)
  }
  return round.game
}

test('a perfect tide: 48 sorted, the run worth five from the fifth on, every anchor known', () => {
  const game = playAll('standard', () => true)
  expect(game).toMatchObject({ end: 'survived', score: 10 + 20 + 30 + 40 + 44 * 50, mistakes: 0 })
  expect(reviewsOf('word-tide', game).map((review) => review.grade)).toEqual(Array(8).fill('right'))
})

test('the worst tide floods with the sixth mistake, and the anchor counts once', () => {
  const game = playAll('off', () => false)
  expect(game).toMatchObject({ end: 'flooded', score: 0, mistakes: 6, water: 100 })
  expect(reviewsOf('word-tide', game)).toMatchObject([{ grade: 'wrong' }])
})

test('a tide that is left alone floods after seventy seconds, and nothing is logged', () => {
  let round = play(wordTide, pool, startReady(wordTide, pool, 4, 'standard'), { type: 'next' }, 60_000)
  expect(waterNow(round.game, 10_000)).toBe(40)
  round = play(wordTide, pool, round, { type: 'tick' }, 129_999)
  expect(round.game.status).toBe('asking')
  round = play(wordTide, pool, round, { type: 'tick' }, 130_000)
  expect(round.game).toMatchObject({ status: 'done', end: 'flooded', met: [{ isRight: null, review: null }] })
  expect(reviewsOf('word-tide', round.game)).toEqual([])
})

test('the water falls by four, rises by twelve, and a tenth faster at each anchor', () => {
  let round = play(wordTide, pool, startReady(wordTide, pool, 4, 'standard'), { type: 'next' }, 0)
  round = play(wordTide, pool, round, sort(round.game, true), 1000)
  expect(round.game.water).toBeCloseTo(30 + 1 - 4)
  round = play(wordTide, pool, round, sort(round.game, false), 1000)
  expect(round.game).toMatchObject({ show: 'relation', status: 'feedback' })
  expect(round.game.water).toBeCloseTo(27 + 12)
  const later = { ...round.game, status: 'asking' as const, place: 12, water: 0, waterAt: 0 }
  expect(waterNow(later, 10_000)).toBeCloseTo(12.1)
  expect(waterNow({ ...later, timing: 'relaxed' }, 30_000)).toBeCloseTo(12.1)
})

test('with time off the water moves on mistakes only', () => {
  let round = play(wordTide, pool, startReady(wordTide, pool, 4, 'off'), { type: 'next' }, 0)
  round = play(wordTide, pool, round, sort(round.game, true), 900_000)
  expect(round.game.water).toBe(30)
})

test('a mistake keeps its anchor and floater on show', () => {
  let round = play(wordTide, pool, startReady(wordTide, pool, 4, 'off'), { type: 'next' }, 0)
  for (let i = 0; i < 5; i++) round = play(wordTide, pool, round, sort(round.game, true), 0)
  const [anchor, floater] = [anchorOnShow(round.game), floaterOnShow(round.game)]
  round = play(wordTide, pool, round, sort(round.game, false), 0)
  expect([anchorOnShow(round.game), floaterOnShow(round.game)]).toEqual([anchor, floater])
  round = play(wordTide, pool, round, { type: 'next' }, 0)
  expect(round.game.show).toBe('anchor')
  expect(anchorOnShow(round.game)).not.toEqual(anchor)
})

test('random tides: what rides in means the same, nothing else does, and all come to an end', () => {
  for (let seed = 0; seed < rounds; seed++) {
    const timing = (['off', 'relaxed', 'standard'] as const)[seed % 3] ?? 'off'
    const { game } = playOut(wordTide, anyPool(seed), seed, timing, (state, random) => sort(state, random() < 0.8))
    expect(game.anchors).toHaveLength(8)
    for (const { target, floaters } of game.anchors) {
      const anchor = realLibrary.byId.get(target.wordId)
      expect(new Set(floaters.map(({ text }) => text.toLowerCase())).size).toBe(6)
      const synonyms = floaters.filter(({ relation }) => relation === 'synonym')
      expect(synonyms.length >= 2 && synonyms.length <= 4 && synonyms.every(({ text }) => anchor?.synonyms.includes(text))).toBe(true)
      const strangers = floaters
        .filter(({ relation }) => relation === 'unrelated')
        .flatMap(({ text }) => realLibrary.bySpelling.get(text) ?? [])
      const related = strangers.filter(
        (word) => anchor !== undefined && word.partOfSpeech === anchor.partOfSpeech && isConfusable(word, anchor),
      )
      expect(related).toEqual([])
    }
  }
})
