import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type GuessWordState, guessWord, hiddenWord } from '@verbena/core/games/guess-word/guess-word'
import { anyWord } from '@verbena/core/words/any-word'
import { expect, test } from 'vitest'
import { openGame, playGame } from '../../../../test/open-game'

const wordOf = (state: GuessWordState) => hiddenWord(state)?.target.word ?? ''
const clues = () => screen.getAllByRole('definition')
const field = () => screen.getByRole('textbox', { name: /^Your guess, \d letters$/ })

test('eight words are guessed by keyboard alone', async () => {
  const { game, reviews } = await playGame(guessWord)
  for (let place = 0; place < 8; place++) {
    expect(field()).toBe(document.activeElement)
    await userEvent.keyboard(`${wordOf(game())}{Enter}`)
    expect(screen.getByRole('button', { name: 'Next' })).toBe(document.activeElement)
    await userEvent.keyboard('{Enter}')
  }
  expect(await screen.findByRole('heading', { name: 'Results' })).toBe(document.activeElement)
  expect(screen.getByText('800 points')).toBeTruthy()
  expect(await reviews()).toHaveLength(8)
}, 30_000)

test('Tab and Enter open the next clue, and the word is worth less', async () => {
  const { game } = await playGame(guessWord)
  expect(clues()).toHaveLength(1)
  for (let opened = 2; opened <= 5; opened++) {
    if (document.activeElement === field()) await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(clues()).toHaveLength(opened)
  }
  expect(screen.getByText('20')).toBeTruthy()
  expect(field()).toBe(document.activeElement)
  await userEvent.keyboard(`${wordOf(game())}{Enter}`)
  expect(screen.getByRole('status').textContent).toBe('0 of 820 points')
})

test('a wrong guess by tapped letters says of every letter how near it is', async () => {
  const { game } = await playGame(guessWord)
  const word = wordOf(game())
  const turned = word.slice(1) + word.slice(0, 1)
  const keys = within(screen.getByRole('group', { name: 'Letters' }))
  for (const letter of turned) await userEvent.click(keys.getByRole('button', { name: letter.toUpperCase() }))
  await userEvent.click(keys.getByRole('button', { name: 'Guess' }))
  const spoken = game().guesses[0]?.marks.map((mark) => ({ here: 'in place', elsewhere: 'elsewhere', absent: 'not in it' })[mark])
  const [row] = within(screen.getByRole('list', { name: 'Guesses' })).getAllByRole('listitem')
  expect(row?.textContent).toContain([...turned].map((letter, at) => `${letter.toUpperCase()} ${spoken?.[at]}`).join(', '))
  expect(screen.getByText(`Not ${turned}.`, { exact: false })).toBeTruthy()
  expect(screen.getByText('5 guesses')).toBeTruthy()
})

test('a guess that is too short, or tried before, is told and costs nothing', async () => {
  const { game } = await playGame(guessWord)
  const length = wordOf(game()).length
  await userEvent.keyboard('zz{Enter}')
  expect(screen.getByText(`The word has ${length} letters.`)).toBeTruthy()
  await userEvent.keyboard(`${'z'.repeat(length)}{Enter}${'z'.repeat(length)}{Enter}`)
  expect(screen.getByText(`You tried ${'z'.repeat(length)} already.`)).toBeTruthy()
  expect(game().guesses).toHaveLength(1)
})

test('Show me ends a word without points, and a pause keeps it', async () => {
  const { game } = await playGame(guessWord)
  const word = wordOf(game())
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('heading', { name: 'Paused' })).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByRole('button', { name: 'Show me' }))
  expect(screen.getAllByText(`It is ${word}.`).length).toBeGreaterThan(0)
  expect(screen.getByRole('status').textContent).toBe('0 of 80 points')
})

test('too few words of four to nine letters: it says what is missing', async () => {
  await openGame(guessWord, [anyWord({ difficulty: 'intermediate' })])
  await userEvent.click(await screen.findByRole('button', { name: 'Play' }))
  expect(await screen.findByText(/words of four to nine letters/)).toBeTruthy()
})
