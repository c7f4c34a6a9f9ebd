import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type SprintState, sprint, sprintQuestion } from '@verbena/core/games/sprint/sprint'
import { expect, test, vi } from 'vitest'
import { openGame, playGame } from '../../../../test/open-game'
import { someWords } from '../../../../test/some-words'
import { useLearnerStore } from '../../../state/learner/learner-store'
import './sprint-screen' // here before the first test, whose time it would take

type Played = { game: () => SprintState }

function place({ game }: Played) {
  const question = sprintQuestion(game())
  if (question === undefined) throw new Error('the sprint is over')
  return question
}

const press = (key: number | string) => userEvent.keyboard(String(key))

async function runToTheEnd(app: Played, count: number) {
  for (let i = 0; i < count; i++) await press(place(app).right + 1)
}

test('twenty questions are run by keys alone, and the end says how it went', async () => {
  const app = await playGame(sprint)
  expect(screen.getByRole('button', { name: 'Start now' })).toBe(document.activeElement)
  await press('x')
  const first = place(app)
  expect(screen.getByRole('heading', { name: first.prompt })).toBe(document.activeElement)
  await press(((first.right + 1) % 3) + 1)
  expect(screen.getByText(`It is ${first.target.word}`)).toBeTruthy()
  expect(document.querySelectorAll('.game-settle, .game-nudge')).toHaveLength(1)
  expect(screen.getByRole('status').textContent).toContain('1 of 21')
  await press('{Enter}')
  await runToTheEnd(app, 20)
  expect(await screen.findByRole('heading', { name: 'Results' })).toBe(document.activeElement)
  expect(screen.getByText('19 of 20 right at once, 95 %')).toBeTruthy()
  expect(screen.getByText('Your first best')).toBeTruthy()
  expect(await screen.findByText('Comes back tomorrow')).toBeTruthy()
  expect(useLearnerStore.getState().bests['sprint-standard']?.score).toBeGreaterThan(5000)
  await waitFor(async () => expect(await app.reviews()).toHaveLength(20))
  expect((await app.reviews()).filter(({ grade }) => grade === 'wrong').map(({ wordId }) => wordId)).toEqual([first.target.wordId])
  await userEvent.click(screen.getByRole('button', { name: 'Practise the miss' }))
  await press('x')
  expect(screen.getByRole('status').textContent).toContain('0 of 1')
  await runToTheEnd(app, 1)
  expect(await screen.findByText('Practised')).toBeTruthy()
  await press('r')
  expect(screen.getByRole('button', { name: 'Start now' })).toBeTruthy()
}, 20_000)

test('with time off nothing runs, and the misses are the score', async () => {
  const app = await openGame(sprint)
  await userEvent.click(await screen.findByRole('radio', { name: /^Off/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Play' }))
  expect(screen.getByRole('status').textContent).toBe('0 of 200 misses')
  await runToTheEnd(app, 20)
  expect(await screen.findByRole('heading', { name: 'Results' })).toBeTruthy()
  expect(screen.getByText('0 misses')).toBeTruthy()
})

test('a pause hides the question, another tab pauses, and a reload comes back to it', async () => {
  const app = await playGame(sprint)
  await press('x')
  const asked = place(app).prompt
  await press('{Escape}')
  expect(screen.getByRole('button', { name: 'Resume' })).toBe(document.activeElement)
  expect(screen.queryByRole('heading', { name: asked })).toBeNull()
  await press('{Escape}')
  expect(screen.getByRole('heading', { name: asked })).toBe(document.activeElement)
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(screen.getByRole('heading', { name: 'Paused' })).toBeTruthy()
  hidden.mockReturnValue(false)
  await app.goTo('/categories')
  await app.goTo('/sprint')
  await userEvent.click(await screen.findByRole('button', { name: 'Resume' }))
  expect(screen.getByRole('heading', { name: asked })).toBeTruthy()
})

test('too few words are told', async () => {
  await openGame(sprint, someWords(5))
  await userEvent.click(await screen.findByRole('button', { name: 'Play' }))
  expect(screen.getByText(/^Sprint needs 20 words with a meaning; there/)).toBeTruthy()
})

test('letter keys that are turned off choose nothing', async () => {
  const app = await openGame(sprint)
  act(() => {
    const { settings } = useLearnerStore.getState()
    useLearnerStore.setState({ settings: { ...settings, letterKeys: { value: false, at: 1 } } })
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Play' }))
  await press('x')
  await press(place(app).right + 1)
  expect(screen.getByRole('status').textContent).toContain('0 of 20')
})
