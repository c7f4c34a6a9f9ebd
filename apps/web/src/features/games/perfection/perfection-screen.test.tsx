import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type PerfectionState, perfection } from '@verbena/core/games/perfection/perfection'
import { loadLevel } from '@verbena/words/load-level'
import { expect, test } from 'vitest'
import { openGame } from '../../../../test/open-game'
import { useViewsStore } from '../../../state/learner/views'
import './perfection-screen' // here before the first test, whose time it would take

const press = (key: number | string) => userEvent.keyboard(String(key))
const confirm = () => screen.getByRole('button', { name: 'Confirm' })

/** A learner who has seen so many words of the feed, before the ladder. */
async function openLadder(seen: number) {
  const app = await openGame(perfection)
  const words = (await loadLevel('intermediate')).slice(0, seen)
  act(() => useViewsStore.setState({ views: Object.fromEntries(words.map(({ id }, i) => [id, { first: 1, last: i + 1, count: 1 }])) }))
  await userEvent.click(await screen.findByRole('button', { name: 'Play' }))
  return app
}

function questionOf({ question }: PerfectionState) {
  if (question === null) throw new Error('the ladder has ended')
  return question
}

/** Chooses or types, and leaves it unconfirmed. */
async function give(game: () => PerfectionState, isRight: boolean) {
  const question = questionOf(game())
  if (question.ask === 'typed') await press(isRight ? question.target.word : 'zzzz')
  else await press((isRight ? question.right : (question.right + 1) % question.options.length) + 1)
}

// first, since answers of one test are remembered in the next
test('who has seen too few words is told', async () => {
  await openLadder(4)
  expect(screen.getByText('Perfection needs 11 words that you have seen in the feed; there are only 4 here.')).toBeTruthy()
})

test('a ladder is climbed by keys, each rung confirmed, and the first miss ends the run', async () => {
  const { game } = await openLadder(60)
  for (let rung = 0; rung < 10; rung++) {
    await give(game, true)
    expect(game().status).toBe('asking')
    await press('{Enter}')
    expect(screen.getByRole('button', { name: 'Next' })).toBe(document.activeElement)
    expect(screen.getByRole('status').textContent).toBe(`${rung + 1} of 10${rung + 1} in a row`)
    await press('{Enter}')
  }
  expect(screen.getByRole('status').textContent).toBe('0 of 1010 in a row')
  const missed = questionOf(game()).target
  await give(game, false)
  await press('{Enter}')
  expect(screen.getByRole('button', { name: 'Results' })).toBe(document.activeElement)
  await press('{Enter}')
  expect(await screen.findByRole('heading', { name: 'Results' })).toBe(document.activeElement)
  expect(screen.getByText('One whole ladder, one star')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Start again with this word first' }))
  expect(questionOf(game()).target).toEqual(missed)
}, 20_000)

test('a stray tap ends nothing, and one pass swaps the word', async () => {
  const { game } = await openLadder(40)
  expect(confirm()).toHaveProperty('disabled', true)
  await give(game, false)
  expect(confirm()).toHaveProperty('disabled', false)
  expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(1)
  await give(game, true)
  const { target } = questionOf(game())
  await userEvent.click(screen.getByRole('button', { name: 'Pass' }))
  expect(questionOf(game()).target).not.toEqual(target)
  expect(screen.getByRole('button', { name: 'Pass' })).toHaveProperty('disabled', true)
  await press('{Escape}')
  await userEvent.click(screen.getByRole('button', { name: 'Resume' }))
  expect(screen.getByRole('heading', { name: questionOf(game()).prompt })).toBe(document.activeElement)
})
