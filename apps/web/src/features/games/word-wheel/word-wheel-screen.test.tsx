import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type WordWheelState, wordWheel } from '@verbena/core/games/word-wheel/word-wheel'
import { expect, test } from 'vitest'
import { openGame, playGame } from '../../../../test/open-game'
import { someWords } from '../../../../test/some-words'

/** A whole round is hundreds of keys, and the machine may be busy. */
const wholeRoundMs = 30_000

const words = ({ boards, board }: WordWheelState) => boards[board]?.words ?? []

test(
  'wheels are spelled by keys until every word is found',
  async () => {
    const round = await playGame(wordWheel)
    const { boards } = round.game()
    for (const [place, board] of boards.entries()) {
      for (const { target } of board.words) await userEvent.keyboard(`${target.word}{Enter}`)
      if (place < boards.length - 1) await userEvent.click(screen.getByRole('button', { name: 'Next wheel' }))
    }
    expect(await screen.findByRole('heading', { name: 'Results' })).toBe(document.activeElement)
    await waitFor(async () => expect(await round.reviews()).toHaveLength(boards.flatMap((board) => board.words).length))
  },
  wholeRoundMs,
)

test('a word is tapped on the wheel, and what is none of the wheel’s words costs nothing', async () => {
  const round = await playGame(wordWheel)
  const centre = round.game().boards[0]?.centre.toUpperCase() ?? ''
  const middle = screen.getByRole('button', { name: `${centre}, in the middle` })
  await userEvent.click(middle)
  await userEvent.click(middle)
  expect(screen.getByRole('textbox', { name: 'Your word' })).toHaveProperty('value', (centre + centre).toLowerCase())
  await userEvent.click(screen.getByRole('button', { name: 'Try it' }))
  expect(screen.getAllByText(`“${(centre + centre).toLowerCase()}” is not one of today’s words.`).length).toBeGreaterThan(0)
  expect(round.game().score).toBe(0)
})

test('letters that are not on the wheel are not taken, and space shuffles', async () => {
  const round = await playGame(wordWheel)
  const { centre = '', outer = [] } = round.game().boards[0] ?? {}
  const other = [...'qzxjkvw'].find((letter) => letter !== centre && !outer.includes(letter)) ?? ''
  await userEvent.keyboard(`${other}${centre} `)
  expect(screen.getByRole('textbox', { name: 'Your word' })).toHaveProperty('value', centre)
  expect(round.game().shuffles).toBe(1)
})

test('Enter tries the word also after a button was clicked', async () => {
  const round = await playGame(wordWheel)
  const [first] = words(round.game())
  await userEvent.click(screen.getByRole('button', { name: 'Shuffle' }))
  await userEvent.click(screen.getByRole('button', { name: 'Reveal a letter of word 1, costs 5' }))
  await userEvent.keyboard(`${first?.target.word}{Enter}`)
  expect(round.game().last).toMatchObject({ was: 'found' })
  expect(round.game().shuffles).toBe(1)
})

test('a letter of a word is revealed, and the wheel can be left', async () => {
  const round = await playGame(wordWheel)
  await userEvent.click(screen.getByRole('button', { name: 'Reveal a letter of word 1, costs 5' }))
  const [first] = words(round.game())
  const [item] = screen.getAllByRole('listitem')
  expect(item && within(item).getByText(new RegExp(`begins with ${first?.target.word[0]}`))).toBeTruthy()
  const { boards } = round.game()
  for (let left = boards.length; left > 0; left--) {
    await userEvent.click(screen.getByRole('button', { name: 'Finish' }))
    if (left > 1) await userEvent.click(screen.getByRole('button', { name: 'Next wheel' }))
  }
  expect(await screen.findByRole('heading', { name: 'Results' })).toBeTruthy()
  expect(await round.reviews()).toEqual([])
})

test('the first wheel of a day is everyone’s, the next is another', async () => {
  const round = await playGame(wordWheel)
  const today = round.game().boards
  localStorage.removeItem('verbena-wheel-day')
  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByRole('button', { name: 'Start over' }))
  expect(round.game().boards).toEqual(today)
  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByRole('button', { name: 'Start over' }))
  expect(round.game().boards).not.toEqual(today)
})

test('too few words say what is missing', async () => {
  await openGame(wordWheel, someWords(6))
  await userEvent.click(await screen.findByRole('button', { name: 'Play' }))
  expect(screen.getByText(/sets of letters that make several words/)).toBeTruthy()
})
