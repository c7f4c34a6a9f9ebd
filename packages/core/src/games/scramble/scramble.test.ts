import { describe, expect, test } from 'vitest'
import { anyPool, playOut, realLibrary, rounds, startReady } from '../../../test/random-run'
import { realWords } from '../../../test/real-library'
import { seededRandom } from '../../base/random'
import { hasRudeRow } from '../../words/strong-words'
import { reviewsOf } from '../frame/met-words'
import { play, type Round, startRound } from '../frame/round'
import { mixLetters } from './mix-letters'
import { looseTiles } from './row'
import { type ScrambleAction, type ScrambleState, scramble, scrambledWord, worthLeft } from './scramble'

const pool = anyPool(1)

function type(round: Round<ScrambleState>, text: string, from = pool) {
  return [...text].reduce((each, letter) => play(scramble, from, each, { type: 'letter', letter }, 0), round)
}

function playAll(before: ScrambleAction[]) {
  let round = startReady(scramble, pool, 4, 'standard')
  while (round.game.status !== 'done') {
    for (const action of before) round = play(scramble, pool, round, action, 0)
    const { row } = round.game
    const word = scrambledWord(round.game)?.target.word ?? ''
    round = type(round, [...word].filter((_, place) => !row.fixed.includes(place)).join(''))
    round = play(scramble, pool, round, { type: 'next' }, 0)
  }
  return round.game
}

describe('a round', () => {
  test('perfect: a hundred for each of ten words from five to nine letters', () => {
    const game = playAll([])
    expect(game.score).toBe(1000)
    expect(game.words.map(({ target }) => target.word.length)).toEqual([5, 5, 6, 6, 7, 7, 8, 8, 9, 9])
    expect(reviewsOf('scramble', game).every((review) => review.grade === 'right')).toBe(true)
  })

  test('hints cost 30, 20 and 15, and count as hints', () => {
    expect(playAll([{ type: 'meaning' }, { type: 'meaning' }]).score).toBe(700)
    expect(playAll([{ type: 'first-letter' }]).score).toBe(800)
    const game = playAll([{ type: 'meaning' }, { type: 'first-letter' }, { type: 'place-letter' }, { type: 'place-letter' }])
    expect(game.score).toBe(10 * (100 - 30 - 20 - 30))
    expect(reviewsOf('scramble', game).every((review) => review.grade === 'hinted')).toBe(true)
    expect(worthLeft({ hasMeaning: true, hasFirst: true, helped: 8 })).toBe(0)
  })

  test('worst: three wrong full rows show each word', () => {
    let round = startReady(scramble, pool, 4, 'off')
    while (round.game.status !== 'done') {
      const { row } = round.game
      // the scrambled row itself is never a word
      for (let tries = 0; tries < 3; tries++)
        for (const tile of row.slots.keys()) round = play(scramble, pool, round, { type: 'tile', tile }, 0)
      expect(round.game).toMatchObject({ status: 'feedback', isSolved: false })
      round = play(scramble, pool, round, { type: 'next' }, 0)
    }
    expect(round.game.score).toBe(0)
    expect(reviewsOf('scramble', round.game).map((review) => review.grade)).toEqual(Array(10).fill('wrong'))
  })
})

test('every listed anagram counts', () => {
  const start = startRound(scramble, pool, 1, { timing: 'off', misses: ['garden'] }, 0)
  if (!start.isReady) throw new Error('garden is in the library')
  expect(start.round.game.words[0]?.accepted).toEqual(['garden', 'danger'])
  expect(type(start.round, 'danger').game).toMatchObject({ score: 100, isSolved: true })
})

test('letters go back one by one, those of a hint stay', () => {
  let round = play(scramble, pool, startReady(scramble, pool, 4, 'off'), { type: 'first-letter' }, 0)
  const first = round.game.row.slots[0]
  round = play(scramble, pool, round, { type: 'tile', tile: first === 1 ? 2 : 1 }, 0)
  expect(looseTiles(round.game.row, 0)).toHaveLength(3)
  round = play(scramble, pool, round, { type: 'back' }, 0)
  expect(play(scramble, pool, round, { type: 'back' }, 0)).toBe(round)
  expect(round.game.row.slots).toEqual([first, null, null, null, null])
})

test('shuffling is free and lays the tiles another way', () => {
  const before = startReady(scramble, pool, 4, 'off')
  const after = play(scramble, pool, before, { type: 'shuffle' }, 0)
  expect(looseTiles(after.game.row, after.game.shuffles)).not.toEqual(looseTiles(before.game.row, 0))
  expect(worthLeft(after.game)).toBe(100)
})

test('no word of the library is laid as itself, as another word, half in place, or as something rude', () => {
  const random = seededRandom(9)
  const words = realWords.map(({ word }) => word).filter((word) => /^[a-z]{5,9}$/.test(word))
  const rows = words.map((word) => ({ word, row: mixLetters([word], random) }))
  expect(rows.filter(({ word, row }) => row === word || hasRudeRow(row) || [...row].sort().join('') !== [...word].sort().join(''))).toEqual(
    [],
  )
  expect(rows.filter(({ word, row }) => 2 * [...row].filter((letter, place) => letter === word[place]).length >= word.length)).toEqual([])
})

test('random rounds come to an end', () => {
  for (let seed = 0; seed < rounds; seed++) {
    const { game } = playOut(scramble, anyPool(seed), seed, 'off', (state, random): ScrambleAction => {
      const move = random()
      if (move < 0.05) return { type: 'meaning' }
      if (move < 0.1) return { type: 'first-letter' }
      if (move < 0.15) return { type: 'place-letter' }
      if (move < 0.2) return { type: 'back' }
      if (move < 0.25) return { type: 'shuffle' }
      return { type: 'tile', tile: Math.floor(random() * state.row.letters.length) }
    })
    expect(new Set(game.words.map(({ target }) => target.wordId)).size).toBe(10)
    for (const { letters, accepted } of game.words) {
      expect(accepted).not.toContain(letters)
      expect(accepted.every((word) => realLibrary.bySpelling.has(word))).toBe(true)
    }
  }
})
