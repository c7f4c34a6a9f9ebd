import { describe, expect, test } from 'vitest'
import { anyPool, playOut, realLibrary, rounds, startReady } from '../../../test/random-run'
import { realWords } from '../../../test/real-library'
import { seededRandom } from '../../base/random'
import { anyWord } from '../../words/any-word'
import { reviewsOf } from '../frame/met-words'
import { play, startRound } from '../frame/round'
import { indexLibrary } from '../pool/game-library'
import { buildPool } from '../pool/pool'
import { newcomer } from '../pool/standing'
import { largeWheel, wheelsOf } from './wheels'
import { type WordWheelAction, wordWheel } from './word-wheel'

const pool = anyPool(1)
const start = (seed = 4) => startReady(wordWheel, pool, seed, 'off')
const wordsOn = (round: ReturnType<typeof start>) => round.game.boards[0]?.words.map(({ target }) => target.word) ?? []

function act(actions: WordWheelAction[]) {
  return actions.reduce((round, action) => play(wordWheel, pool, round, action, 0), start())
}

describe('wheels', () => {
  test('the library has hundreds, each with five to eight words that use the centre and only its letters', () => {
    const from = performance.now()
    const wheels = [...wheelsOf(realWords, largeWheel, seededRandom(1))]
    expect(performance.now() - from).toBeLessThan(2000)
    expect(wheels.length).toBeGreaterThan(500)
    for (const { centre, outer, words } of wheels) {
      const letters = new Set([centre, ...outer])
      expect(letters.size).toBe(7)
      expect(words.length >= 5 && words.length <= 8).toBe(true)
      expect(words.every(({ word }) => word.includes(centre) && [...word].every((letter) => letters.has(letter)))).toBe(true)
    }
  })

  test('the wheel of a day is the same for every learner', () => {
    const withOwn = buildPool(indexLibrary(realWords, [anyWord({ id: 'own-1', word: 'moment' })]), { by: 'words', wordIds: [] }, newcomer)
    const boards = [anyPool(0), anyPool(5), withOwn].map((each) => startReady(wordWheel, each, 20_250_301, 'off').game.boards)
    expect(boards[1]).toEqual(boards[0])
    expect(boards[2]).toEqual(boards[0])
  })

  test('a small library gives four small wheels', () => {
    const small = indexLibrary(realWords.filter((_, i) => i % 6 === 0))
    const own = startReady(wordWheel, buildPool(small, { by: 'words', wordIds: [] }, newcomer), 3, 'off').game.boards
    expect(own).toHaveLength(4)
    expect(own.every(({ outer, words }) => outer.length === 5 && words.length >= 2 && words.length <= 3)).toBe(true)
  })

  test('misses are looked for', () => {
    const [word] = [...wheelsOf(realWords, largeWheel, seededRandom(8))][0]?.words ?? []
    const found = startRound(wordWheel, pool, 3, { timing: 'off', misses: [word?.id ?? ''] }, 0)
    expect(found.isReady && found.round.game.boards[0]?.words.some(({ target }) => target.wordId === word?.id)).toBe(true)
  })
})

describe('a round', () => {
  test('perfect: ten a letter, thirty more for a word of all seven', () => {
    const words = wordsOn(start())
    const round = act(words.map((text) => ({ type: 'submit', text: text.toUpperCase() })))
    const letters = words.join('').length
    const all = words.filter((word) => new Set(word).size === 7).length
    expect(all).toBeGreaterThan(0)
    expect(round.game).toMatchObject({ status: 'done', score: 10 * letters + 30 * all })
    expect(reviewsOf('word-wheel', round.game).map((review) => review.grade)).toEqual(words.map(() => 'right'))
  })

  test('worst: finished with nothing found, nothing logged, every word shown', () => {
    const { game } = act([{ type: 'finish' }])
    expect(game).toMatchObject({ status: 'done', score: 0 })
    expect(reviewsOf('word-wheel', game)).toEqual([])
    expect(game.met).toHaveLength(wordsOn(start()).length)
  })

  test('any other word costs nothing and is told apart', () => {
    const [word = ''] = wordsOn(start())
    const centre = start().game.boards[0]?.centre ?? ''
    const was = (...texts: string[]) => act(texts.map((text) => ({ type: 'submit', text }))).game.last?.was
    expect([was(`${centre}${centre}`), was('-'), was(word), was(word, word)]).toEqual([
      'not-today',
      'without-centre',
      'found',
      'found-before',
    ])
    expect(act([{ type: 'submit', text: 'zzz' }]).game.score).toBe(0)
  })

  test('a revealed letter costs five, makes the word a hinted one, and the last letter stays hidden', () => {
    const [word = ''] = wordsOn(start())
    const reveals: WordWheelAction[] = Array(30).fill({ type: 'reveal', word: 0 })
    const revealed = act(reveals)
    expect(revealed.game.boards[0]?.words[0]?.revealed).toBe(word.length - 1)
    const found = play(wordWheel, pool, act([{ type: 'reveal', word: 0 }]), { type: 'submit', text: word }, 0)
    expect(reviewsOf('word-wheel', found.game)).toMatchObject([{ grade: 'hinted' }])
  })

  test('shuffling moves the outer letters only', () => {
    const [before, after] = [start().game.boards[0], act([{ type: 'shuffle' }]).game.boards[0]]
    expect(after?.outer).not.toEqual(before?.outer)
    expect([...(after?.outer ?? [])].sort()).toEqual([...(before?.outer ?? [])].sort())
  })
})

test('random wheels come to an end', () => {
  for (let seed = 0; seed < rounds; seed++) {
    const { game } = playOut(wordWheel, anyPool(seed), seed, 'off', (state, random): WordWheelAction => {
      const words = state.boards[state.board]?.words ?? []
      const word = Math.floor(random() * words.length)
      const move = random()
      if (move < 0.1) return { type: 'shuffle' }
      if (move < 0.2) return { type: 'reveal', word }
      if (move < 0.23) return { type: 'finish' }
      return {
        type: 'submit',
        text: move < 0.6 ? (realWords[Math.floor(random() * realWords.length)]?.word ?? '') : (words[word]?.target.word ?? ''),
      }
    })
    expect(game.boards).toHaveLength(1)
    const words = game.boards.flatMap((board) => board.words.map(({ target }) => target.word))
    expect(new Set(words).size).toBe(words.length)
    expect(words.every((word) => realLibrary.bySpelling.has(word))).toBe(true)
  }
})
