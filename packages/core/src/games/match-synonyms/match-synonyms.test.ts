import { expect, test } from 'vitest'
import { anyPool, playOut, realLibrary, rounds, startReady } from '../../../test/random-run'
import { reviewsOf } from '../frame/met-words'
import { play, type Round, startRound } from '../frame/round'
import { type MatchState, matchSynonyms } from './match-synonyms'
import type { SynonymBoard } from './synonym-boards'

const pool = anyPool(1)

function pair(round: Round<MatchState>, left: number, right: number) {
  const picked = play(matchSynonyms, pool, round, { type: 'pick', side: 'left', place: left }, 0)
  return play(matchSynonyms, pool, picked, { type: 'pick', side: 'right', place: right }, 0)
}

function boardOf({ boards, board }: MatchState): SynonymBoard {
  return boards[board] ?? { left: [], right: [] }
}

function rightFor(state: MatchState, left: number): number {
  return boardOf(state).right.findIndex((tile) => tile.pair === left)
}

/** Plays all three boards, with so many wrong tries for each word. */
function playAll(wrongTries: number) {
  let round = startReady(matchSynonyms, pool, 4, 'off')
  while (round.game.status !== 'done') {
    for (const left of boardOf(round.game).left.keys()) {
      const wrong = boardOf(round.game).right.findIndex(
        (tile) => tile.pair !== left && (tile.pair === null || !round.game.matched.includes(tile.pair)),
      )
      for (let i = 0; i < wrongTries && wrong >= 0; i++) round = pair(round, left, wrong)
      round = pair(round, left, rightFor(round.game, left))
    }
    round = play(matchSynonyms, pool, round, { type: 'next' }, 0)
  }
  return round.game
}

test('a perfect round: fifteen pairs at the first try and three clean boards', () => {
  const game = playAll(0)
  expect(game.score).toBe(15 * 100 + 3 * 200)
  expect(reviewsOf('match-synonyms', game).map((review) => review.grade)).toEqual(Array(15).fill('right'))
})

test('second tries are worth half, later ones a quarter', () => {
  // the last word of a board without a decoy has no wrong tile left
  expect(playAll(1).score).toBe(13 * 50 + 2 * 100)
  expect(playAll(2).score).toBe(13 * 25 + 2 * 100)
})

test('the worst round still gets every pair in the end, and every miss is logged once', () => {
  const reviews = reviewsOf('match-synonyms', playAll(9))
  expect(reviews).toHaveLength(15)
  expect(reviews.filter((review) => review.grade === 'wrong')).toHaveLength(13)
})

test('picking again on the same side changes or takes back the pick', () => {
  let round = startReady(matchSynonyms, pool, 4, 'off')
  const pick = (place: number) => play(matchSynonyms, pool, round, { type: 'pick', side: 'left', place }, 0)
  round = pick(0)
  round = pick(1)
  expect(round.game.picked).toEqual({ side: 'left', place: 1 })
  expect(pick(1).game.picked).toBeNull()
})

test('only the third board has a decoy', () => {
  const { boards } = startReady(matchSynonyms, pool, 4, 'off').game
  expect(boards.map(({ right }) => right.filter((tile) => tile.pair === null).length)).toEqual([0, 0, 1])
})

test('misses are practised on one board, filled up to three pairs', () => {
  const ids = startReady(matchSynonyms, pool, 4, 'off').game.boards[0]?.left.map((target) => target.wordId) ?? []
  const start = startRound(matchSynonyms, pool, 5, { timing: 'off', misses: ids.slice(0, 1) }, 0)
  const boards = start.isReady ? start.round.game.boards : []
  expect(boards).toHaveLength(1)
  expect(boards[0]?.left).toHaveLength(3)
  expect(boards[0]?.left.map((target) => target.wordId)).toContain(ids[0])
})

/** Tiles on the right that the data calls a synonym of another word than their own. */
function doubles({ left, right }: SynonymBoard): string[] {
  return right.flatMap((tile) =>
    left.flatMap(({ wordId, word }, place) => {
      const listed = realLibrary.byId.get(wordId)?.synonyms.includes(tile.text) === true
      const part = realLibrary.byId.get(wordId)?.partOfSpeech
      const back =
        realLibrary.bySpelling.get(tile.text)?.some((other) => other.partOfSpeech === part && other.synonyms.includes(word)) === true
      return (listed || back) === (tile.pair === place) || tile.pair === place ? [] : [`${tile.text} also fits ${word}`]
    }),
  )
}

test('random rounds: every tile matches one word only and seldom stands beside it, none is repeated, and all come to an end', () => {
  for (let seed = 0; seed < rounds; seed++) {
    const { game } = playOut(matchSynonyms, anyPool(seed), seed, 'off', (state, random) => {
      const side = random() < 0.5 ? 'left' : 'right'
      return { type: 'pick', side, place: Math.floor(random() * boardOf(state)[side].length) }
    })
    expect(game.boards.map(({ left }) => left.length)).toEqual([5, 5, 5])
    expect(game.boards.flatMap(doubles)).toEqual([])
    for (const { left, right } of game.boards) {
      expect(right.filter(({ pair }, row) => pair === row).length).toBeLessThanOrEqual(1)
      const texts = [...left.map((target) => target.word), ...right.map((tile) => tile.text)].map((text) => text.toLowerCase())
      expect(new Set(texts).size).toBe(texts.length)
    }
  }
})
