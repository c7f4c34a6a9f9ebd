import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { localDay } from '@verbena/core/base/day'
import { dailyQuiz, type QuizState, quizQuestion } from '@verbena/core/quiz/daily-quiz'
import { expect, test } from 'vitest'
import { openGame, playGame } from '../../../test/open-game'
import { someWords } from '../../../test/some-words'
import { readSlot } from '../../state/game/round-slot'
import { useLearnerStore } from '../../state/learner/learner-store'
import './quiz-screen' // here before the first test, whose time it would take

const press = (key: number | string) => userEvent.keyboard(String(key))
const quizDays = () => useLearnerStore.getState().days.quiz

function questionOf(state: QuizState) {
  const question = quizQuestion(state)
  if (question === undefined) throw new Error('the quiz is over')
  return question
}

/** Answers the question on screen by keys and goes on. */
async function answer(game: () => QuizState, isRight: boolean) {
  const question = questionOf(game())
  if (question.ask === 'typed') await press(`${isRight ? question.target.word : 'zzzz'}{Enter}`)
  else await press((isRight ? question.right : (question.right + 1) % question.options.length) + 1)
  expect(screen.getByRole('button', { name: 'Next' })).toBe(document.activeElement)
  await press('{Enter}')
}

test('ten questions by keys, the missed one once more, and the day is taken', async () => {
  const app = await playGame(dailyQuiz)
  const missed = questionOf(app.game()).target.word
  await answer(app.game, false)
  for (let i = 1; i < 9; i++) await answer(app.game, true)
  expect(quizDays()).toEqual([])
  await answer(app.game, true)
  expect(quizDays()).toEqual([localDay(new Date())])
  expect(screen.getByText('Once more, this does not count')).toBeTruthy()
  expect(questionOf(app.game()).target.word).toBe(missed)
  await answer(app.game, true)
  expect(await screen.findByRole('heading', { name: 'Results' })).toBe(document.activeElement)
  expect(screen.getAllByText('9 of 10').length).toBeGreaterThan(0)
  expect(screen.getByText(/^The next daily quiz opens at midnight, in \d/)).toBeTruthy()
  await waitFor(async () => expect(await app.reviews()).toHaveLength(10))

  await app.goTo('/categories')
  await app.goTo('/quiz')
  expect(await screen.findByRole('button', { name: 'Copy result' })).toBeTruthy()
  expect(screen.getAllByText('9 of 10').length).toBeGreaterThan(0)
  await userEvent.click(screen.getByRole('button', { name: 'Play again' }))
  expect(await screen.findByText(/^This is practice/)).toBeTruthy()
  expect(app.search()).toEqual({ dev: true })
}, 20_000)

test('a hint leaves two options and halves the point, and a reload comes back to the question', async () => {
  const app = await playGame(dailyQuiz)
  while (questionOf(app.game()).ask === 'typed') await answer(app.game, true)
  const before = app.game().score
  await press('h')
  const { prompt, target } = questionOf(app.game())
  expect(screen.getByRole('button', { name: 'Hint' })).toHaveProperty('disabled', true)
  await app.goTo('/categories')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Hint' })).toBeNull())
  await app.goTo('/quiz')
  await userEvent.click(await screen.findByRole('button', { name: 'Resume' }))
  expect(questionOf(app.game())).toMatchObject({ prompt, target })
  await answer(app.game, true)
  expect(app.game().score).toBe(before + 0.5)
})

test('where a word is typed, a hint leaves the focus in the field with what was written', async () => {
  const app = await playGame(dailyQuiz)
  while (questionOf(app.game()).ask !== 'typed') await answer(app.game, true)
  await press('zz')
  await userEvent.click(screen.getByRole('button', { name: 'Hint' }))
  expect(screen.getByRole('textbox')).toBe(document.activeElement)
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'zz')
}, 20_000)

test('it cannot be begun anew, and a pause waits', async () => {
  await playGame(dailyQuiz)
  await press('{Escape}')
  expect(screen.getByRole('heading', { name: 'Paused' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Start over' })).toBeNull()
})

test('too few words are told', async () => {
  await openGame(dailyQuiz, someWords(2))
  await userEvent.click(await screen.findByRole('button', { name: 'Play' }))
  expect(screen.getByText(/^Daily quiz needs 10 words with a meaning; there/)).toBeTruthy()
})

test('a practice run takes no day and leaves the best of the day alone', async () => {
  const app = await openGame(dailyQuiz)
  await app.goTo('/quiz?dev=true')
  await screen.findByText(/^This is practice/)
  await userEvent.click(screen.getByRole('button', { name: 'Play' }))
  await answer(() => readSlot('quiz-practice', dailyQuiz)?.game ?? app.game(), true)
  for (let i = 0; i < 25 && screen.queryByRole('heading', { name: 'Results' }) === null; i++) {
    const field = screen.queryByRole('textbox', { name: 'The word' })
    if (field) await press('zzzz{Enter}')
    else await press('1')
    await press('{Enter}')
  }
  expect(await screen.findByRole('heading', { name: 'Results' })).toBeTruthy()
  expect(quizDays()).toEqual([])
  expect(Object.keys(useLearnerStore.getState().bests)).toEqual(['quiz-practice'])
}, 20_000)
