import { createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, render, screen } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { takeErrors } from '../../test/setup'
import { ErrorScreen } from './error-screen'

/** A page that crashes while it renders; what that logs is accepted. */
async function crashWith(thrown: unknown) {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  window.history.replaceState(null, '', '/')
  function Broken(): never {
    throw thrown
  }
  const router = createRouter({ routeTree: createRootRoute({ component: Broken }), defaultErrorComponent: ErrorScreen })
  onTestFinished(() => router.history.destroy())
  await router.load()
  await act(async () => {
    render(<RouterProvider router={router as never} />)
  })
  return takeErrors()
}

describe('a crash', () => {
  test('is told by its message, and logged', async () => {
    const crash = new Error('The garden is closed')
    expect((await crashWith(crash)).flat()).toContain(crash)
    expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeTruthy()
    expect(screen.getByText('The garden is closed')).toBeTruthy()
  })

  test.each([new Error(''), 'a text', { message: 'no error at all' }, 7])('that says nothing is told by a sentence: %o', async (thrown) => {
    await crashWith(thrown)
    expect(screen.getByText('An unexpected error occurred')).toBeTruthy()
  })

  test('offers the way home', async () => {
    await crashWith(new Error('The garden is closed'))
    expect(screen.getByRole('button', { name: 'Return to Home' })).toBeTruthy()
  })
})
