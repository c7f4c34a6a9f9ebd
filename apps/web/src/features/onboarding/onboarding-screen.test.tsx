import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { newVisitor, openApp, signInAsAnn } from '../../../test/open-app'
import { readSetting, saveSettings } from '../../state/learner/use-learner'
import { startSession } from '../../state/session/session'

const button = (name: string) => screen.getByRole('button', { name })
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const heading = () => screen.getByRole('heading', { level: 1 })
const press = (name: string) => userEvent.click(button(name))

async function openOnboarding(...before: string[]) {
  act(startSession)
  await newVisitor()
  return openApp(...before, '/onboarding')
}

/** Opens the step with this number, a goal chosen on the way. */
async function openStep(step: number) {
  const app = await openOnboarding()
  if (step > 0) await press("Let's Get Started")
  if (step > 1) await userEvent.click(radio('Learn for fun'))
  for (let at = 1; at < step; at++) await press('Continue')
  return app
}

describe('the steps', () => {
  test('welcome with three feature cards', async () => {
    await openStep(0)
    expect(screen.getAllByRole('listitem').map((card) => card.querySelector('h2')?.textContent)).toEqual([
      'Personalized learning',
      'Track progress',
      'Engaging quizzes',
    ])
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
  })

  test('goal waits for a choice', async () => {
    await openStep(1)
    expect(heading().textContent).toBe("What's your goal?")
    expect(screen.getAllByRole('radio').map((each) => each.closest('label')?.textContent)).toEqual([
      'Exam prep',
      'Advance career',
      'Personal development',
      'Learn for fun',
    ])
    expect(button('Continue').hasAttribute('disabled')).toBe(true)
    await userEvent.click(radio('Advance career'))
    expect(button('Continue').hasAttribute('disabled')).toBe(false)
  })

  test('daily goal opens on ten, each about a minute a word', async () => {
    await openStep(2)
    expect(screen.getAllByRole<HTMLInputElement>('radio').map((each) => each.checked)).toEqual([false, true, false, false])
    for (const words of [5, 10, 15, 20]) {
      const note = document.getElementById(radio(`${words} words`).getAttribute('aria-describedby') ?? '')
      expect(note?.textContent).toBe(`about ${words} minutes a day`)
    }
  })

  test('level opens on intermediate and applies immediately', async () => {
    await openStep(3)
    expect(radio('Intermediate').checked).toBe(true)
    expect(screen.getByText('Start your vocabulary journey')).toBeTruthy()
    expect(screen.getByText('Everyday conversational words')).toBeTruthy()
    expect(screen.getByText('Complex terminology')).toBeTruthy()
    await userEvent.click(radio('Advanced'))
    expect(readSetting('difficulty')).toBe('advanced')
    expect(readSetting('hasCompletedOnboarding')).toBe(false)
  })

  test('interests offers seven categories and six more, any number of them', async () => {
    await openStep(4)
    expect(screen.getAllByRole('checkbox')).toHaveLength(13)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Music' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'SAT / GRE Prep' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Music' }))
    await press('Continue')
    expect(screen.getByText('1 selected')).toBeTruthy()
  })

  test('summary shows the choices; starting saves them and goes on to /auth', async () => {
    const app = await openStep(4)
    for (const name of ['Business', 'Travel', 'Emotions']) await userEvent.click(screen.getByRole('checkbox', { name }))
    await press('Continue')
    expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['10 words', 'Intermediate', '3 selected'])
    await press('Start Learning')
    expect(readSetting('dailyGoal')).toBe(10)
    expect(readSetting('selectedCategories')).toEqual(['business', 'emotions'])
    expect(readSetting('hasCompletedOnboarding')).toBe(true)
    expect(app.path()).toBe('/auth')
    expect(app.newEntries()).toBe(1)
  })

  test('summary says All topics when none was chosen', async () => {
    await openStep(5)
    expect(screen.getByText('All topics')).toBeTruthy()
  })
})

describe('moving', () => {
  test('the progress bar says where one is', async () => {
    await openStep(3)
    const bar = screen.getByRole('progressbar')
    expect(['aria-valuenow', 'aria-valuemax', 'aria-valuetext'].map((name) => bar.getAttribute(name))).toEqual(['4', '6', 'Step 4 of 6'])
  })

  test('slides in the direction of the movement, keeps what was chosen and puts the focus on the heading', async () => {
    await openStep(2)
    const direction = () => heading().closest('[data-direction]')?.getAttribute('data-direction')
    expect(direction()).toBe('forward')
    expect(document.activeElement).toBe(heading())
    await press('Back')
    expect(direction()).toBe('back')
    expect(heading().textContent).toBe("What's your goal?")
    expect(document.activeElement).toBe(heading())
    expect(radio('Learn for fun').checked).toBe(true)
  })

  test('works by keyboard alone', async () => {
    await openOnboarding()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await userEvent.keyboard(' {Enter}')
    expect(heading().textContent).toBe('How many words a day?')
  })

  test('the browser’s Back goes through the steps and leaves from the first', async () => {
    const app = await openOnboarding('/')
    await press("Let's Get Started")
    app.back()
    await screen.findByRole('heading', { name: 'Welcome to Verbena' })
    await waitFor(() => expect(window.location.pathname).toBe('/onboarding'))
    app.back()
    await waitFor(() => expect(app.path()).toBe('/'))
  })
})

test('who comes back starts from what was chosen before', async () => {
  act(startSession)
  await signInAsAnn()
  saveSettings({ hasCompletedOnboarding: true, dailyGoal: 20, difficulty: 'beginner', selectedCategories: ['emotions'] })
  const app = await openApp('/onboarding')
  await press("Let's Get Started")
  await userEvent.click(radio('Exam prep'))
  for (let at = 1; at < 5; at++) await press('Continue')
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['20 words', 'Beginner', '1 selected'])
  await press('Start Learning')
  expect(app.path()).toBe('/categories')
})
