import { expect, test } from 'vitest'
import { anyPool, playOut, realLibrary, rounds, startReady, unfairness } from '../../../test/random-run'
import { realWords } from '../../../test/real-library'
import { reviewsOf } from '../frame/met-words'
import { describeMissing } from '../frame/missing'
import { play, type Round, startRound } from '../frame/round'
import { buildPool, type Pool } from '../pool/pool'
import { newcomer } from '../pool/standing'
import { type PerfectionAction, type PerfectionState, perfection } from './perfection'

const scope = { by: 'choice', choice: { difficulty: 'beginner', selectedCategories: [] } } as const
const seenIds = realWords.filter((_, i) => i % 29 === 0).map((word) => word.id)
const pool = buildPool(realLibrary, scope, { ...newcomer, viewed: seenIds })

function pick({ question }: PerfectionState, isRight: boolean): PerfectionAction {
  if (question?.ask === 'typed') return { type: 'draft', text: isRight ? (question.accepted[0] ?? '') : 'zzzzzz' }
  return { type: 'select', option: ((question?.right ?? 0) + (isRight ? 0 : 1)) % 4 }
}

function answer(from: Pool, round: Round<PerfectionState>, isRight: boolean) {
  const drafted = play(perfection, from, round, pick(round.game, isRight), 0)
  return play(perfection, from, play(perfection, from, drafted, { type: 'confirm' }, 0), { type: 'next' }, 0)
}

test('a perfect ladder earns a star and goes on to a harder one with a pass of its own', () => {
  let round = startReady(perfection, pool, 2, 'off')
  const kinds: string[] = []
  for (let i = 0; i < 20; i++) {
    kinds.push(round.game.question?.ask ?? '')
    if (i === 3) round = play(perfection, pool, round, { type: 'pass' }, 0)
    round = answer(pool, round, true)
    if (i === 4) expect(round.game.hasPass).toBe(false)
  }
  expect(round.game).toMatchObject({ score: 20, stars: 2, status: 'asking', hasPass: true })
  const first = [...Array(3).fill('meaning'), ...Array(3).fill('word'), ...Array(2).fill('gap'), ...Array(2).fill('typed')]
  const second = [...Array(2).fill('meaning'), ...Array(2).fill('word'), ...Array(3).fill('gap'), ...Array(3).fill('typed')]
  expect(kinds).toEqual([...first, ...second])
})

test('the worst run ends with its first confirmed miss', () => {
  const round = answer(pool, startReady(perfection, pool, 2, 'off'), false)
  expect(round.game).toMatchObject({ status: 'done', score: 0, end: 'missed' })
  expect(reviewsOf('perfection', round.game).filter(({ takenFor }) => takenFor !== undefined)).toHaveLength(1)
  expect(reviewsOf('perfection', round.game)).toMatchObject([{ grade: 'wrong' }])
})

test('only a confirmed choice counts', () => {
  let round = startReady(perfection, pool, 2, 'off')
  expect(play(perfection, pool, round, { type: 'confirm' }, 0).game.status).toBe('asking')
  round = play(perfection, pool, round, pick(round.game, false), 0)
  round = play(perfection, pool, round, pick(round.game, true), 0)
  expect(play(perfection, pool, round, { type: 'confirm' }, 0).game.score).toBe(1)
})

test('a pass swaps the word once, unscored and unlogged', () => {
  const round = startReady(perfection, pool, 2, 'off')
  const passed = play(perfection, pool, round, { type: 'pass' }, 0)
  expect(passed.game.question?.target).not.toEqual(round.game.question?.target)
  expect(passed.game.score).toBe(0)
  expect(reviewsOf('perfection', passed.game)).toEqual([])
  expect(play(perfection, pool, passed, { type: 'pass' }, 0)).toBe(passed)
})

test('a slip of one letter asks to check the spelling once', () => {
  let round = startReady(perfection, pool, 2, 'off')
  for (let i = 0; i < 8; i++) round = answer(pool, round, true)
  const { question } = round.game
  const slip = question?.ask === 'typed' ? `${question.accepted[0]}x` : ''
  const type = () => play(perfection, pool, play(perfection, pool, round, { type: 'draft', text: slip }, 0), { type: 'confirm' }, 0)
  round = type()
  expect(round.game).toMatchObject({ status: 'asking', turn: { isAskedToCheck: true } })
  expect(type().game).toMatchObject({ status: 'feedback', end: 'missed' })
})

test('only seen words are asked, and too few of them are said kindly', () => {
  const start = startRound(perfection, buildPool(realLibrary, scope, { ...newcomer, viewed: seenIds.slice(0, 4) }), 1, { timing: 'off' }, 0)
  expect(start.isReady ? '' : describeMissing('Perfection', start.missing)).toBe(
    'Perfection needs 11 words that you have seen in the feed; there are only 4 here.',
  )
})

test('it can start again with the missed word first', () => {
  const first = seenIds[9] ?? ''
  const start = startRound(perfection, pool, 8, { timing: 'off', first }, 0)
  expect(start.isReady && start.round.game.question?.target.wordId).toBe(first)
})

test('random runs ask only seen words, are fair and come to an end', () => {
  for (let seed = 0; seed < rounds; seed++) {
    const viewed = seenIds.slice(0, 11 + (seed % 60))
    const own = anyPool(seed, { viewed, due: [], weakest: [], viewedToday: [] })
    const faults: string[] = []
    playOut(
      perfection,
      own,
      seed,
      'off',
      (state, random) => {
        const move = random()
        return move < 0.05 ? { type: 'pass' } : state.draft === null || move < 0.1 ? pick(state, random() < 0.93) : { type: 'confirm' }
      },
      ({ question }) => {
        if (question !== null && !viewed.includes(question.target.wordId)) faults.push(`unseen: ${question.target.wordId}`)
        if (question !== null && question.ask !== 'typed') faults.push(...unfairness(question))
      },
    )
    expect(faults).toEqual([])
  }
})
