import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { newVisitor, openApp, signInAsAnn } from '../../../test/open-app'
import { saveSettings } from '../../state/learner/use-learner'
import { startSession } from '../../state/session/session'
import { clusterOf } from './cluster'

test('three bouncing dots show while nobody knows who is signed in', async () => {
  await openApp('/')
  expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy()
  act(startSession)
  expect(screen.queryByRole('status')).toBeNull()
})

describe('a visitor', () => {
  test('sees the logo and gets started with onboarding', async () => {
    await newVisitor()
    const app = await openApp('/')
    expect(screen.getByRole('heading', { name: 'Verbena' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Get Started' }))
    expect(app.path()).toBe('/onboarding')
  })

  test('with an account goes straight to signing in', async () => {
    await newVisitor()
    const app = await openApp('/')
    await userEvent.click(screen.getByRole('link', { name: 'I already have an account' }))
    expect(app.path()).toBe('/auth')
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Sign In')
  })
})

describe('a signed-in person is sent on after 100 ms, history replaced', () => {
  async function land(hasCompletedOnboarding: boolean) {
    await signInAsAnn()
    saveSettings({ hasCompletedOnboarding })
    vi.useFakeTimers()
    const app = await openApp('/')
    await act(() => vi.advanceTimersByTimeAsync(99))
    expect(app.path()).toBe('/')
    await act(() => vi.advanceTimersByTimeAsync(2))
    return app
  }

  test('to the words when onboarding is complete', async () => {
    const app = await land(true)
    expect(app.path()).toBe('/categories')
    expect(app.newEntries()).toBe(0)
  })

  test('to onboarding otherwise', async () => {
    const app = await land(false)
    expect(app.path()).toBe('/onboarding')
    expect(app.newEntries()).toBe(0)
  })
})

test('a flower head is drawn from the outside in, so that its middle lies on top', () => {
  const florets = clusterOf(20, 10)
  const distances = florets.map(({ x, y }) => Math.hypot(x, y / 0.72))
  expect(florets).toHaveLength(20)
  expect(distances).toEqual([...distances].sort((a, b) => b - a))
})
