import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { scramble, scrambledWord } from '@verbena/core/games/scramble/scramble'
import { expect, test } from 'vitest'
import { openGame, playGame } from '../../../../test/open-game'
import { someWords } from '../../../../test/some-words'

/** A whole round is hundreds of keys, and the machine may be busy. */
const wholeRoundMs = 30_000

test(
  'ten words are spelled by keys to the end',
  async () => {
    const round = await playGame(scramble)
    for (let place = 0; place < 10; place++) {
      await userEvent.keyboard(scrambledWord(round.game())?.target.word ?? '')
      expect(screen.getByText('Right, 100 points')).toBeTruthy()
      await userEvent.keyboard('{Enter}')
    }
    expect(await screen.findByRole('heading', { name: 'Results' })).toBe(document.activeElement)
    expect(screen.getByText('1000 points')).toBeTruthy()
    await waitFor(async () => expect(await round.reviews()).toHaveLength(10))
  },
  wholeRoundMs,
)

test('letters are taken by touch, given back, and a hint stays', async () => {
  const round = await playGame(scramble)
  const field = screen.getByRole('textbox', { name: 'Your word, 0 of 5 letters' })
  const [letter = ''] = round.game().row.letters
  await userEvent.click(screen.getAllByRole('button', { name: letter.toUpperCase() })[0] ?? field)
  expect(screen.getByRole('textbox', { name: 'Your word, 1 of 5 letters' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Take back' }))
  await userEvent.click(screen.getByRole('button', { name: 'First letter −20' }))
  expect(screen.getByRole('textbox', { name: 'Your word, 1 of 5 letters' })).toHaveProperty(
    'value',
    scrambledWord(round.game())?.target.word[0],
  )
  expect(screen.getByText('5 letters, worth 80')).toBeTruthy()
})

test('the meaning is hidden until it is asked for, by Alt+H while typing', async () => {
  const round = await playGame(scramble)
  const clue = (scrambledWord(round.game())?.clue ?? '').replaceAll('_____', 'blank')
  expect(screen.queryByRole('heading', { name: clue })).toBeNull()
  await userEvent.keyboard('{Alt>}h{/Alt}')
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(clue)
  expect(round.game()).toMatchObject({ hasMeaning: true, row: { slots: [null, null, null, null, null] } })
})

test('space shuffles also after a hint was clicked, and buys no other', async () => {
  const round = await playGame(scramble)
  await userEvent.click(screen.getByRole('button', { name: 'Place a letter −15' }))
  await userEvent.keyboard(' ')
  expect(round.game()).toMatchObject({ shuffles: 1, helped: 1 })
})

test('three wrong rows show the word', async () => {
  const round = await playGame(scramble)
  const wrong = round.game().row.letters
  await userEvent.keyboard(wrong)
  expect(screen.getAllByText(`“${wrong}” is not it. 2 tries left.`).length).toBeGreaterThan(0)
  await userEvent.keyboard(wrong + wrong)
  expect(screen.getAllByText(`It is ${scrambledWord(round.game())?.target.word}.`).length).toBeGreaterThan(0)
  expect(screen.getByRole('button', { name: 'Next' })).toBe(document.activeElement)
})

test('without words of its lengths it says so', async () => {
  await openGame(scramble, someWords(40))
  await userEvent.click(await screen.findByRole('button', { name: 'Play' }))
  expect(screen.getByText(/words of five to nine letters/)).toBeTruthy()
})
