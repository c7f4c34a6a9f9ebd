import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type RushState, rush } from '@verbena/core/games/rush/rush'
import { expect, test } from 'vitest'
import { openGame, playGame } from '../../../../test/open-game'
import { someWords } from '../../../../test/some-words'
import './rush-screen' // here before the first test, whose time it would take

const press = (key: number | string) => userEvent.keyboard(String(key))

async function answer(game: () => RushState, isRight: boolean) {
  const { question } = game()
  if (question === null) throw new Error('the rush is over')
  await press((isRight ? question.right : (question.right + 1) % question.options.length) + 1)
}

test('three strikes end a rush that was played by keys, and the run is told', async () => {
  const { game, reviews } = await playGame(rush)
  await press(' ')
  expect(screen.getByRole('heading', { name: game().question?.prompt ?? '' })).toBe(document.activeElement)
  for (let i = 0; i < 5; i++) await answer(game, true)
  expect(screen.getByText('5 in a row').previousSibling?.textContent).toBe('+3.0 s')
  expect(screen.getByRole('status').textContent).toMatch(/^5 done60 points · \d+\.\d s$/)
  for (let strike = 1; strike <= 3; strike++) {
    await answer(game, false)
    expect(screen.getByText(`Strike ${strike} of 3`)).toBeTruthy()
    expect(screen.getByText('−5 s')).toBeTruthy()
    await press('{Enter}')
  }
  expect(await screen.findByRole('heading', { name: 'Results' })).toBe(document.activeElement)
  expect(screen.getByText('60 points')).toBeTruthy()
  expect(screen.getByText('Three misses ended it.')).toBeTruthy()
  expect(screen.getByText('Longest run').nextSibling?.textContent).toBe('5')
  await waitFor(async () => expect(await reviews()).toHaveLength(8))
  expect(screen.getByRole('button', { name: 'Play again' })).toBeTruthy()
})

test('with time off there is no bank, only strikes', async () => {
  await openGame(rush)
  await userEvent.click(await screen.findByRole('radio', { name: /^Off/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Play' }))
  expect(screen.getByRole('status').textContent).toBe('0 done0 points')
  expect(screen.getByText('Strikes: 0 of 3')).toBeTruthy()
})

test('too few words are told', async () => {
  await openGame(rush, someWords(5))
  await userEvent.click(await screen.findByRole('button', { name: 'Play' }))
  expect(screen.getByText(/^Rush needs 20 words; there/)).toBeTruthy()
})
