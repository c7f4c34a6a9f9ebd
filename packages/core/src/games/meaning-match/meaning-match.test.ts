import { expect, test } from 'vitest'
import { anyPool, playOut, realLibrary, rounds, startReady } from '../../../test/random-run'
import { isConfusable } from '../../words/confusable'
import { reviewsOf } from '../frame/met-words'
import { play, startRound } from '../frame/round'
import { goneCards, type MeaningMatchState, meaningMatch, meaningOnShow } from './meaning-match'

const pool = anyPool(1)

function openCards(state: MeaningMatchState): number[] {
  const gone = goneCards(state)
  return (state.fields[state.field]?.cards ?? [])
    .map((_, card) => card)
    .filter((card) => !gone.includes(card) && !state.shut.includes(card))
}

function playAll(wrongTries: number) {
  let round = startReady(meaningMatch, pool, 4, 'off')
  while (round.game.status !== 'done') {
    const right = meaningOnShow(round.game)?.card ?? -1
    for (const card of openCards(round.game)
      .filter((each) => each !== right)
      .slice(0, wrongTries))
      round = play(meaningMatch, pool, round, { type: 'choose', card }, 0)
    round = play(meaningMatch, pool, round, { type: 'choose', card: right }, 0)
    if (round.game.status === 'feedback') round = play(meaningMatch, pool, round, { type: 'next' }, 0)
  }
  return round.game
}

test('a perfect round: twenty meanings at the first try and four clean fields', () => {
  const game = playAll(0)
  expect(game.score).toBe(20 * 100 + 4 * 100)
  expect(reviewsOf('meaning-match', game)).toHaveLength(20)
})

test('later attempts are worth 60, 30 and nothing', () => {
  expect(playAll(1).score).toBe(20 * 60)
  expect(playAll(2).score).toBe(20 * 30)
  const worst = playAll(3)
  expect(worst.score).toBe(0)
  expect(reviewsOf('meaning-match', worst).every((review) => review.grade === 'wrong')).toBe(true)
})

test('decoys never leave: the last meaning of a field still has four cards', () => {
  let round = startReady(meaningMatch, pool, 4, 'off')
  for (let i = 0; i < 4; i++) round = play(meaningMatch, pool, round, { type: 'choose', card: meaningOnShow(round.game)?.card ?? -1 }, 0)
  expect(openCards(round.game)).toHaveLength(4)
})

test('a wrong card is shut for that meaning only', () => {
  let round = startReady(meaningMatch, pool, 4, 'off')
  const right = meaningOnShow(round.game)?.card ?? -1
  const wrong = openCards(round.game).find((card) => card !== right) ?? -1
  round = play(meaningMatch, pool, round, { type: 'choose', card: wrong }, 0)
  expect(play(meaningMatch, pool, round, { type: 'choose', card: wrong }, 0)).toBe(round)
  round = play(meaningMatch, pool, round, { type: 'choose', card: right }, 0)
  expect(openCards(round.game)).toContain(wrong)
})

test('misses are practised alone, with decoys around them', () => {
  const misses = ['habit', 'mess']
  const start = startRound(meaningMatch, pool, 5, { timing: 'off', misses }, 0)
  const fields = start.isReady ? start.round.game.fields : []
  expect(fields.map(({ cards, turns }) => [cards.length, turns.length])).toEqual([[5, 2]])
})

test('random rounds are fair and come to an end', () => {
  for (let seed = 0; seed < rounds; seed++) {
    const { game } = playOut(meaningMatch, anyPool(seed), seed, 'off', (_, random) => ({ type: 'choose', card: Math.floor(random() * 8) }))
    const seen = game.fields.flatMap(({ cards }) => cards.map(({ wordId }) => wordId))
    expect(new Set(seen).size).toBe(32)
    for (const { cards, turns } of game.fields) {
      const words = cards.flatMap(({ wordId }) => realLibrary.byId.get(wordId) ?? [])
      expect(new Set(words.map((word) => word.partOfSpeech)).size).toBe(1)
      for (const { card } of turns) {
        const answer = words[card]
        expect(words.filter((word) => answer !== undefined && isConfusable(answer, word))).toEqual([answer])
      }
    }
  }
})
