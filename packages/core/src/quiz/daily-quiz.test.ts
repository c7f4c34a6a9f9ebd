import { describe, expect, test } from 'vitest'
import { anyPool, playOut, realLibrary, rounds, startReady, unfairness } from '../../test/random-run'
import { realWords } from '../../test/real-library'
import { day } from '../base/day'
import { reviewsOf } from '../games/frame/met-words'
import { phaseOf, play, startRound } from '../games/frame/round'
import { indexLibrary } from '../games/pool/game-library'
import { buildPool, isAskedFor } from '../games/pool/pool'
import { newcomer } from '../games/pool/standing'
import type { Question } from '../games/questions/question'
import { dailyQuiz, isQuizComplete, type QuizAction, type QuizState, quizQuestion, quizSeed } from './daily-quiz'
import { quizResultText } from './share-result'

function answer(question: Question | undefined, isRight: boolean): QuizAction {
  if (question === undefined) throw new Error('nothing is asked')
  if (question.ask === 'typed') return { type: 'type', text: isRight ? (question.accepted[0] ?? '') : 'zzzzzz' }
  return { type: 'choose', option: isRight ? question.right : (question.right + 1) % question.options.length }
}

function playAll(isRight: (state: QuizState) => boolean, hint = false) {
  const pool = anyPool(4)
  let round = startReady(dailyQuiz, pool, 7, 'off')
  while (phaseOf(round) !== 'done') {
    if (hint) round = play(dailyQuiz, pool, round, { type: 'hint' }, 0)
    round = play(dailyQuiz, pool, round, answer(quizQuestion(round.game), isRight(round.game)), 0)
    round = play(dailyQuiz, pool, round, { type: 'next' }, 0)
  }
  return round.game
}

describe('a daily quiz', () => {
  test('perfect: ten of ten, all Good, no question twice', () => {
    const game = playAll(() => true)
    expect(game.score).toBe(10)
    expect(game.queue).toHaveLength(10)
    expect(reviewsOf('quiz', game).map((review) => review.grade)).toEqual(Array(10).fill('right'))
    expect(quizResultText(game)).toBe('Verbena daily quiz\n●●●●●●●●●●\n10 of 10')
  })

  test('worst: nothing, and every word returns once, unscored', () => {
    const game = playAll(() => false)
    expect(game).toMatchObject({ score: 0, queue: { length: 20 }, marks: Array(10).fill('wrong') })
    expect(reviewsOf('quiz', game).map((review) => review.grade)).toEqual(Array(10).fill('wrong'))
  })

  test('an answer counts at once, and a missed word once it comes back', () => {
    const pool = anyPool(4)
    let round = startReady(dailyQuiz, pool, 7, 'off')
    const told: string[] = []
    while (phaseOf(round) !== 'done') {
      round = play(dailyQuiz, pool, round, answer(quizQuestion(round.game), round.game.place !== 3), 0)
      const { done, total } = dailyQuiz.progress(round.game)
      told.push(`${done} of ${total}`)
      round = play(dailyQuiz, pool, round, { type: 'next' }, 0)
    }
    expect(told).toEqual([...Array.from({ length: 10 }, (_, i) => `${i + 1} of 10`), '11 of 11'])
  })

  test('missed words that come back right stay missed', () => {
    const game = playAll((state) => isQuizComplete(state))
    expect(game.score).toBe(0)
  })

  test('a hint halves the point, is Hard, and leaves two options', () => {
    const game = playAll(() => true, true)
    expect(game.score).toBe(5)
    expect(reviewsOf('quiz', game).every((review) => review.grade === 'hinted')).toBe(true)
    const pool = anyPool(4)
    let round = startReady(dailyQuiz, pool, 7, 'off')
    round = play(dailyQuiz, pool, round, { type: 'hint' }, 0)
    const question = quizQuestion(round.game)
    if (question?.ask !== 'typed') expect((question?.options.length ?? 0) - round.game.turn.dropped.length).toBe(2)
  })

  test('counts as taken with its tenth answer, before the missed words return', () => {
    const pool = anyPool(4)
    let round = startReady(dailyQuiz, pool, 7, 'off')
    for (let i = 0; i < 10; i++) {
      expect(isQuizComplete(round.game)).toBe(false)
      round = play(dailyQuiz, pool, round, answer(quizQuestion(round.game), false), 0)
      if (i < 9) round = play(dailyQuiz, pool, round, { type: 'next' }, 0)
    }
    expect(isQuizComplete(round.game)).toBe(true)
  })

  test('is the same for one learner all day, and another the next day', () => {
    const [today, tomorrow] = [quizSeed('ann', day('2025-03-01')), quizSeed('ann', day('2025-03-02'))]
    const words = (seed: number) => startReady(dailyQuiz, anyPool(4), seed, 'off').game.questions.map((question) => question.target.word)
    expect(words(today)).toEqual(words(today))
    expect(words(today)).not.toEqual(words(tomorrow))
    expect(today).not.toBe(quizSeed('bob', day('2025-03-01')))
  })

  test('takes four due words, three seen today, two weak ones and one from the next level', () => {
    const level = realWords.filter((word) => word.difficulty === 'beginner' && !word.categories.includes('sexology')).map((word) => word.id)
    const standing = { ...newcomer, due: level.slice(0, 20), viewedToday: level.slice(20, 40), weakest: level.slice(40, 60) }
    const scope = { by: 'choice', choice: { difficulty: 'beginner', selectedCategories: [] } } as const
    const ids = startReady(dailyQuiz, buildPool(realLibrary, scope, standing), 3, 'off').game.questions.map((each) => each.target.wordId)
    expect(ids.filter((id) => standing.due.includes(id))).toHaveLength(4)
    expect(ids.filter((id) => standing.viewedToday.includes(id))).toHaveLength(3)
    expect(ids.filter((id) => standing.weakest.includes(id))).toHaveLength(2)
    expect(ids.filter((id) => realLibrary.byId.get(id)?.difficulty === 'intermediate')).toHaveLength(1)
  })

  test('leaves out what is only shown when asked for, even when it is due', () => {
    const due = realWords.filter(isAskedFor).map((word) => word.id)
    const pool = buildPool(realLibrary, { by: 'choice', choice: { difficulty: 'beginner', selectedCategories: [] } }, { ...newcomer, due })
    const ids = startReady(dailyQuiz, pool, 3, 'off').game.questions.map((each) => each.target.wordId)
    expect(ids.filter((id) => due.includes(id))).toEqual([])
  })

  test('asks six kinds of question, none twice running', () => {
    const kinds = startReady(dailyQuiz, anyPool(4), 7, 'off').game.questions.map((question) => question.ask)
    expect([...kinds].sort()).toEqual(['antonym', 'gap', 'gap', 'meaning', 'meaning', 'meaning', 'synonym', 'typed', 'word', 'word'])
  })

  test('without enough words it says what is missing', () => {
    const pool = buildPool(indexLibrary(realWords.slice(0, 3)), { by: 'words', wordIds: [] }, newcomer)
    const start = startRound(dailyQuiz, pool, 1, { timing: 'off' }, 0)
    expect(start.isReady).toBe(false)
  })
})

test('random quizzes are fair and come to an end', () => {
  for (let seed = 0; seed < rounds; seed++) {
    const round = playOut(dailyQuiz, anyPool(seed), seed, 'off', (state, random) => {
      if (random() < 0.2) return { type: 'hint' }
      return answer(quizQuestion(state), random() < 0.6)
    })
    const { questions } = round.game
    expect(new Set(questions.map((question) => question.target.wordId)).size).toBe(10)
    expect(questions.flatMap((question) => (question.ask === 'typed' ? [] : unfairness(question)))).toEqual([])
    expect(questions.some((question, i) => question.ask === questions[i - 1]?.ask)).toBe(false)
  }
})

test('a quiz over ten thousand words is built in a few milliseconds', () => {
  const words = Array.from({ length: 10_000 }, (_, i) => {
    const word = realWords[i % realWords.length]
    return word === undefined ? [] : [{ ...word, id: `${word.id}-${i}` }]
  }).flat()
  const pool = buildPool(indexLibrary(words), { by: 'choice', choice: { difficulty: 'beginner', selectedCategories: [] } }, newcomer)
  const runs = Array.from({ length: 15 }, (_, seed) => {
    const from = performance.now()
    startReady(dailyQuiz, pool, seed, 'off')
    return performance.now() - from
  })
  // generous: machines differ, and a rule that reads all words for every question takes a hundred times as long
  expect(Math.min(...runs)).toBeLessThan(40)
})
