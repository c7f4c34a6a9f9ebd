import { expect, test } from 'vitest'
import { anyPool, playOut, realLibrary, rounds, startReady, unfairness } from '../../../test/random-run'
import { reviewsOf } from '../frame/met-words'
import { play, startRound } from '../frame/round'
import { type FillGapAction, type FillGapState, fillGap, gapOnShow } from './fill-gap'

const pool = anyPool(1)

function answer(state: FillGapState, isRight: boolean): FillGapAction {
  const question = gapOnShow(state)?.question
  if (question?.ask === 'typed') return { type: 'type', text: isRight ? (question.accepted[0] ?? '') : 'zzzzzz' }
  return { type: 'choose', option: ((question?.right ?? 0) + (isRight ? 0 : 1)) % 4 }
}

function playAll(isRight: boolean, before: FillGapAction[] = [], after: FillGapAction[] = []) {
  let round = startReady(fillGap, pool, 4, 'off')
  while (round.game.status !== 'done') {
    for (const action of before) round = play(fillGap, pool, round, action, 0)
    round = play(fillGap, pool, round, answer(round.game, isRight), 0)
    for (const action of after) round = play(fillGap, pool, round, action, 0)
    round = play(fillGap, pool, round, { type: 'next' }, 0)
  }
  return round.game
}

test('a perfect round is a hundred points: six chosen, four typed', () => {
  const game = playAll(true)
  expect(game.score).toBe(100)
  const modes = reviewsOf('fill-gap', game).map((review) => review.mode)
  expect(modes).toEqual([...Array(6).fill('fill-gap'), ...Array(4).fill('fill-gap-typed')])
})

test('the worst round has none, a hinted one half', () => {
  expect(playAll(false).score).toBe(0)
  const hinted = playAll(true, [{ type: 'hint' }, { type: 'hint' }])
  expect(hinted.score).toBe(50)
  expect(reviewsOf('fill-gap', hinted).every((review) => review.grade === 'hinted')).toBe(true)
})

test('an answer that fits too gets its points, is reported and logs nothing', () => {
  const game = playAll(false, [], [{ type: 'claim' }, { type: 'claim' }])
  expect(game.score).toBe(100)
  expect(reviewsOf('fill-gap', game)).toEqual([])
  expect(game.claims).toHaveLength(10)
  expect(game.claims.every(({ answer: text }) => text !== '')).toBe(true)
})

test('a right answer cannot be claimed again', () => {
  expect(playAll(true, [], [{ type: 'claim' }]).score).toBe(100)
})

test('options stand in the same ending as the gap, and share no category with the word', () => {
  const { questions } = startReady(fillGap, pool, 9, 'off').game
  for (const { question } of questions) {
    if (question.ask === 'typed') continue
    const answerWord = realLibrary.byId.get(question.target.wordId)
    const wrong = question.options.filter((_, place) => place !== question.right).map((option) => realLibrary.byId.get(option.wordId ?? ''))
    expect(wrong.flatMap((word) => word?.categories.filter((key) => answerWord?.categories.includes(key)) ?? ['gone'])).toEqual([])
  }
})

test('a collection whose words stand in no example is widened, and its misses say what is missing', () => {
  const start = startRound(fillGap, pool, 1, { timing: 'off', misses: ['piece-of-cake'] }, 0)
  expect(start.isReady).toBe(false)
})

test('random rounds are fair, hide their words and come to an end', () => {
  for (let seed = 0; seed < rounds; seed++) {
    const { game } = playOut(fillGap, anyPool(seed), seed, 'off', (state, random) =>
      random() < 0.2 ? { type: 'hint' } : answer(state, random() < 0.6),
    )
    expect(game.questions).toHaveLength(10)
    expect(game.questions.flatMap(({ question }) => (question.ask === 'typed' ? [] : unfairness(question)))).toEqual([])
    for (const { question, sentence } of game.questions) {
      expect(question.prompt).toContain('_____')
      expect(sentence).not.toContain('_____')
    }
  }
})
