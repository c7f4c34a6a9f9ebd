import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type FillGapState, fillGap, gapOnShow } from '@verbena/core/games/fill-gap/fill-gap'
import { anyWord } from '@verbena/core/words/any-word'
import { expect, test } from 'vitest'
import { deviceVoice, fakeSpeech } from '../../../../test/fake-speech'
import { openGame, playGame } from '../../../../test/open-game'
import { useLearnerStore } from '../../../state/learner/learner-store'

/** Answers what is asked, by number or by writing, with the right answer. */
async function answer(state: FillGapState) {
  const question = gapOnShow(state)?.question
  if (question?.ask === 'typed') await userEvent.keyboard(`${question.accepted[0]}{Enter}`)
  else await userEvent.keyboard(String((question?.right ?? 0) + 1))
}

const next = () => userEvent.keyboard('{Enter}')

test('ten sentences are completed by keyboard alone, and the end shows each of them', async () => {
  const { game, reviews } = await playGame(fillGap)
  const { questions } = game()
  for (const { sentence } of questions) {
    await answer(game())
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(sentence)
    expect(screen.getByRole('button', { name: 'Next' })).toBe(document.activeElement)
    await next()
  }
  expect(await screen.findByRole('heading', { name: 'Results' })).toBe(document.activeElement)
  expect(screen.getByText('100 points')).toBeTruthy()
  const shown = screen.getByRole('region', { name: 'The sentences' }).textContent
  expect(questions.every(({ sentence }) => shown?.includes(sentence))).toBe(true)
  expect((await reviews()).map(({ mode }) => mode)).toEqual([...Array(6).fill('fill-gap'), ...Array(4).fill('fill-gap-typed')])
}, 30_000)

test('a hint leaves two options, or shows a letter, and takes half of the points', async () => {
  const { game } = await playGame(fillGap)
  await userEvent.keyboard('h')
  expect(screen.getByRole('button', { name: /^Hint/ })).toHaveProperty('disabled', true)
  await answer(game())
  expect(screen.getByRole('status').textContent).toBe('0 of 105 points')
  await next()
  for (let place = 1; place < 6; place++) {
    await answer(game())
    await next()
  }
  const typed = gapOnShow(game())?.question
  const first = typed?.ask === 'typed' ? typed.accepted[0]?.slice(0, 2) : ''
  await userEvent.keyboard('{Alt>}h{/Alt}')
  expect(screen.getByText(`letters, beginning with ${[...(first ?? '')].join(' ')}`, { exact: false })).toBeTruthy()
}, 30_000)

test('“This fits too” gives the points, logs no answer, and keeps a report', async () => {
  const { game, reviews } = await playGame(fillGap)
  const question = gapOnShow(game())?.question
  if (question?.ask === 'typed' || question === undefined) throw new Error('the first questions are chosen')
  const wrong = question.right === 0 ? 1 : 0
  await userEvent.keyboard(String(wrong + 1))
  expect(screen.getByText(`It is ${question.options[question.right]?.text}.`)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'This fits too' }))
  expect(screen.getByText('It counts. Thank you for telling us.')).toBeTruthy()
  expect(Object.values(useLearnerStore.getState().reports)).toMatchObject([
    { wordId: question.target.wordId, reason: 'example', note: `“${question.options[wrong]?.text}” fits its sentence too.` },
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(screen.getByRole('status').textContent).toBe('1 of 1010 points')
  expect(await reviews()).toEqual([])
})

test('P says the whole sentence, once it is answered', async () => {
  const { said } = fakeSpeech([deviceVoice('Samantha', 'en-US')])
  const { game } = await playGame(fillGap)
  const sentence = gapOnShow(game())?.sentence
  await userEvent.keyboard('p')
  await answer(game())
  await userEvent.keyboard('p')
  await waitFor(() => expect(said.map(({ text }) => text)).toEqual([sentence]))
})

test('a pause hides the sentence, and it goes on at the same one', async () => {
  await playGame(fillGap)
  const before = screen.getByRole('heading', { level: 2 }).textContent
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('heading', { level: 2, name: 'Paused' })).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(before)
})

test('too few words that stand in their example: it says what is missing', async () => {
  await openGame(fillGap, [anyWord({ difficulty: 'intermediate' })])
  await userEvent.click(await screen.findByRole('button', { name: 'Play' }))
  expect(await screen.findByText(/words that stand in their example/)).toBeTruthy()
})
