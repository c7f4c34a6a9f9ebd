import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type MeaningMatchState, meaningMatch, meaningOnShow } from '@verbena/core/games/meaning-match/meaning-match'
import { anyWord } from '@verbena/core/words/any-word'
import { expect, test } from 'vitest'
import { deviceVoice, fakeSpeech } from '../../../../test/fake-speech'
import { openGame, playGame } from '../../../../test/open-game'

const cards = () => within(screen.getByRole('main')).getAllByRole('listitem')
const rightKey = (state: MeaningMatchState) => String((meaningOnShow(state)?.card ?? 0) + 1)
const wrongCard = (state: MeaningMatchState) =>
  (state.fields[state.field]?.cards ?? []).findIndex((_, card) => card !== meaningOnShow(state)?.card)

test('four fields are found by number keys alone', async () => {
  const { game, reviews } = await playGame(meaningMatch)
  for (let field = 0; field < 4; field++) {
    for (let turn = 0; turn < 5; turn++) await userEvent.keyboard(rightKey(game()))
    expect(screen.getByRole('button', { name: 'Next' })).toBe(document.activeElement)
    expect(screen.getByRole('status').textContent).toBe(`${(field + 1) * 5} of 20${(field + 1) * 600} points`)
    await userEvent.keyboard('{Enter}')
  }
  expect(await screen.findByRole('heading', { name: 'Results' })).toBe(document.activeElement)
  expect(screen.getByText('2400 points')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Play again' })).toBeTruthy()
  expect(await reviews()).toHaveLength(20)
}, 30_000)

test('a wrong card is shut for this meaning, shows its own, and opens again for the next', async () => {
  const { game } = await playGame(meaningMatch)
  const before = game()
  const wrong = wrongCard(before)
  const tried = before.fields[0]?.cards[wrong]
  await userEvent.keyboard(String(wrong + 1))
  expect(screen.getByRole('button', { name: `${tried?.word}, not this one` }).getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByText(tried?.meaning ?? '')).toBeTruthy()
  await userEvent.keyboard(rightKey(game()))
  expect(screen.getByRole('status').textContent).toContain('60 points')
  const found = before.fields[0]?.cards[before.fields[0].turns[0]?.card ?? 0]
  expect(screen.getByRole('button', { name: `${found?.word}, found` })).toBeTruthy()
  expect(cards()[wrong]?.textContent).not.toContain('not this one')
  expect(cards()).toHaveLength(8)
})

test('P says the word of the card that has the focus', async () => {
  const { said } = fakeSpeech([deviceVoice('Samantha', 'en-US')])
  const { game } = await playGame(meaningMatch)
  await userEvent.tab()
  await userEvent.keyboard('p')
  await waitFor(() => expect(said.map(({ text }) => text)).toEqual([game().fields[0]?.cards[0]?.word]))
})

test('a pause hides the field, and it goes on at the same meaning', async () => {
  const { game } = await playGame(meaningMatch)
  await userEvent.keyboard(rightKey(game()))
  const before = screen.getByRole('heading', { level: 2 }).textContent
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('heading', { name: 'Paused' })).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(before)
})

test('too few words: it says what is missing', async () => {
  await openGame(meaningMatch, [anyWord({ difficulty: 'intermediate' })])
  await userEvent.click(await screen.findByRole('button', { name: 'Play' }))
  expect(await screen.findByText(/words with a meaning/)).toBeTruthy()
})
