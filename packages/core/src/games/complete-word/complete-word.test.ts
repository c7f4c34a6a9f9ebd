import { describe, expect, test } from 'vitest'
import { anyPool, playOut, realLibrary, rounds, startReady } from '../../../test/random-run'
import { realWords } from '../../../test/real-library'
import { seededRandom } from '../../base/random'
import { anyWord } from '../../words/any-word'
import { reviewsOf } from '../frame/met-words'
import { play, type Round } from '../frame/round'
import { indexLibrary } from '../pool/game-library'
import { buildPool } from '../pool/pool'
import { newcomer } from '../pool/standing'
import { type CompleteWordAction, type CompleteWordState, completeWord, partialWord } from './complete-word'
import type { PartialWord } from './letters'
import { hiddenPlaces, troubleSpots } from './trouble-spots'

const pool = anyPool(1)

function put(round: Round<CompleteWordState>, at: number, letter: string) {
  return play(completeWord, pool, round, { type: 'letter', at, letter }, 0)
}

/** A letter that no listed word has there. */
function wrongLetter({ target, hidden, others }: PartialWord): { at: number; letter: string } {
  const at = hidden[0] ?? 1
  const taken = new Set([target.word, ...others].map((word) => word[at]))
  return { at, letter: [...'qxzjvkw'].find((letter) => !taken.has(letter)) ?? 'q' }
}

function playAll(wrongs: number, listens: boolean) {
  let round = startReady(completeWord, pool, 4, 'off')
  while (round.game.status !== 'done') {
    const word = partialWord(round.game)
    if (word === undefined) break
    if (listens) round = play(completeWord, pool, round, { type: 'listen' }, 0)
    const { at, letter } = wrongLetter(word)
    for (let i = 0; i < wrongs; i++) round = put(round, at, letter)
    for (const place of word.hidden) round = put(round, place, word.target.word[place] ?? '')
    round = play(completeWord, pool, round, { type: 'next' }, 0)
  }
  return round.game
}

describe('a round', () => {
  test('perfect: ten points and the bonus for each of ten words', () => {
    const game = playAll(0, false)
    expect(game.score).toBe(150)
    expect(reviewsOf('complete-word', game).map((review) => review.grade)).toEqual(Array(10).fill('right'))
  })

  test('with the speaker there is no bonus, and a wrong letter costs two', () => {
    expect(playAll(0, true).score).toBe(100)
    const game = playAll(1, false)
    expect(game.score).toBe(80)
    expect(reviewsOf('complete-word', game).every((review) => review.grade === 'hinted')).toBe(true)
  })

  test('worst: three wrong letters show each word, which is asked again and does not score', () => {
    const game = playAll(3, false)
    expect(game.score).toBe(0)
    expect(game.queue).toHaveLength(20)
    expect(reviewsOf('complete-word', game).map((review) => review.grade)).toEqual(Array(10).fill('wrong'))
  })

  test('hides more with every word, never the first letter, always two', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { words } = startReady(completeWord, pool, seed, 'off').game
      const shares = words.map(({ hidden, target }) => hidden.length / target.word.length)
      expect(words.every(({ hidden }) => hidden.length >= 2 && !hidden.includes(0))).toBe(true)
      expect(Math.max(...shares.slice(0, 3))).toBeLessThanOrEqual(0.5)
      expect(Math.min(...shares.slice(7))).toBeGreaterThanOrEqual(0.5)
    }
  })
})

describe('another word of the same shape', () => {
  const both = indexLibrary([anyWord({ id: 'stale', word: 'stale' }), anyWord({ id: 'stage', word: 'stage' })])
  const own = buildPool(both, { by: 'words', wordIds: ['stale'] }, newcomer)
  const word: PartialWord = { target: { wordId: 'stale', word: 'stale', meaning: '' }, clue: '', hidden: [2, 3], others: ['stage'] }
  const state: CompleteWordState = {
    ...{ status: 'asking', score: 0, met: [], words: [word], queue: [0], place: 0 },
    ...{ filled: {}, wrong: 0, hasHeard: false, last: null, isSolved: null },
  }
  const put2 = (from: CompleteWordState, at: number, letter: string) => completeWord.reduce(from, { type: 'letter', at, letter }, 0, own)

  test('costs nothing and gives its letters back', () => {
    const other = put2(put2(state, 3, 'g'), 2, 'a')
    expect(other).toMatchObject({ wrong: 0, status: 'asking', filled: { 2: 'a' } })
    expect(put2(other, 3, 'l')).toMatchObject({ status: 'feedback', isSolved: true, score: 15 })
  })

  test('its letter can be taken back or written over', () => {
    const tentative = put2(state, 3, 'g')
    expect(completeWord.reduce(tentative, { type: 'erase', at: 3 }, 0, own).filled).toEqual({})
    expect(put2(tentative, 3, 'l').filled).toEqual({ 3: 'l' })
  })

  test('a letter of no listed word is wrong at once', () => {
    expect(put2(state, 3, 'x')).toMatchObject({ wrong: 1, filled: {}, last: { was: 'wrong' } })
  })
})

test.each([
  ['necessary', 'NES-uh-sehr-ee', [3, 6, 8, 5]],
  ['balloon', 'buh-LOON', [1, 3, 5]],
])('the trouble spots of %s are its doubles and its unstressed vowels', (word, pronunciation, spots) => {
  expect(new Set(troubleSpots({ word, pronunciation }))).toEqual(new Set(spots))
})

test('in every word of the library at least two letters can be hidden, the first one never', () => {
  const random = seededRandom(2)
  const words = realWords.filter(({ word }) => /^[a-z]{4,15}$/.test(word))
  const hidden = words.map((word) => hiddenPlaces(word, 0.3, random))
  expect(words.length).toBeGreaterThan(2500)
  expect(hidden.filter((places) => places.length < 2 || places.includes(0) || new Set(places).size < places.length)).toEqual([])
})

test('random rounds come to an end', () => {
  for (let seed = 0; seed < rounds; seed++) {
    const { game } = playOut(completeWord, anyPool(seed), seed, 'off', (state, random): CompleteWordAction => {
      const word = partialWord(state)
      const at = word?.hidden[Math.floor(random() * word.hidden.length)] ?? 0
      const isRight = random() < 0.7
      return {
        type: 'letter',
        at,
        letter: isRight ? (word?.target.word[at] ?? '') : ('abcdefghijklmnopqrstuvwxyz'[Math.floor(random() * 26)] ?? ''),
      }
    })
    expect(new Set(game.words.map(({ target }) => target.wordId)).size).toBe(10)
    for (const { target, hidden, others } of game.words) {
      expect(others.every((other) => other !== target.word && realLibrary.bySpelling.has(other))).toBe(true)
      expect(hidden.every((place) => place > 0 && place < target.word.length)).toBe(true)
    }
  }
})
