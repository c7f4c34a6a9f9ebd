import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { inventedWords } from '@verbena/core/placement/placement-words'
import { expect, test } from 'vitest'
import { freshVisitor, openFeed } from '../../../test/open-feed'
import { libraryOf, someWords } from '../../../test/some-words'
import { readSetting } from '../../state/learner/use-learner'

async function openPlacement(...before: string[]) {
  await freshVisitor()
  libraryOf(someWords(5))
  const app = await openFeed(...before, '/placement')
  await userEvent.click(await screen.findByRole('button', { name: 'Start' }))
  return app
}

const word = () => screen.getByRole('article').getAttribute('aria-label') ?? ''
const isInvented = () => inventedWords.some((each) => each.word === word())
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

/** Claims every word that exists, or all, or none. */
async function answerAll(claims: 'real' | 'all' | 'none') {
  for (let i = 0; i < 30; i++)
    await userEvent.keyboard(claims === 'all' || (claims === 'real' && !isInvented()) ? '{ArrowRight}' : '{ArrowLeft}')
}

test('thirty words lead to a level, which is set when the learner takes it', async () => {
  const app = await openPlacement('/categories')
  expect(screen.getByRole('status').textContent).toBe('Word 1 of 30')
  expect(screen.getByRole('article')).toBe(document.activeElement)
  await press('I know it')
  await press('I don’t know it')
  expect(screen.getByRole('status').textContent).toBe('Word 3 of 30')
  for (let i = 0; i < 28; i++) await userEvent.keyboard(isInvented() ? '{ArrowLeft}' : '{ArrowRight}')
  expect(screen.getByRole('heading', { name: 'Advanced fits you' })).toBe(document.activeElement)
  expect(screen.getByText('7 of the words were made up, and you claimed none of them.')).toBeTruthy()
  await press('Use Advanced')
  expect(readSetting('difficulty')).toBe('advanced')
  await waitFor(() => expect(app.path()).toBe('/categories'))
})

test('the level found is never forced on anyone', async () => {
  const app = await openPlacement('/categories')
  await answerAll('none')
  expect(screen.getByRole('heading', { name: 'Beginner fits you' })).toBeTruthy()
  expect(screen.getByText('Your answers agree with each other: another level is unlikely.')).toBeTruthy()
  await press('Keep Intermediate')
  expect(readSetting('difficulty')).toBe('intermediate')
  await waitFor(() => expect(app.path()).toBe('/categories'))
})

test('whoever claims words that do not exist is told that this is a guess', async () => {
  await openPlacement()
  await answerAll('all')
  expect(screen.getByText('You claimed several words that do not exist, so this is only a careful guess.')).toBeTruthy()
  expect(screen.getByText('7 of the words were made up; you claimed 7. That is taken into account.')).toBeTruthy()
})

test('from onboarding it leads back to the step it was left at, with the level found', async () => {
  await freshVisitor()
  libraryOf(someWords(5))
  const app = await openFeed('/onboarding')
  await press("Let's Get Started")
  await userEvent.click(screen.getByRole('radio', { name: 'Learn for fun' }))
  await press('Continue')
  await userEvent.click(screen.getByRole('radio', { name: '20 words' }))
  await press('Continue')
  await press('Find my level, three minutes')
  await userEvent.click(await screen.findByRole('button', { name: 'Start' }))
  await answerAll('real')
  await press('Use Advanced')
  await waitFor(() => expect(app.path()).toBe('/onboarding'))
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe("What's your level?")
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Advanced' }).checked).toBe(true)
  await press('Back')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '20 words' }).checked).toBe(true)
})
