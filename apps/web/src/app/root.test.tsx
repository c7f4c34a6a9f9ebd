import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setMark } from '@verbena/core/learner/marks'
import { describe, expect, test, vi } from 'vitest'
import { freshVisitor, openFeed } from '../../test/open-feed'
import { libraryOf, someWords } from '../../test/some-words'
import { changeRecord } from '../state/learner/learner-store'
import { startSession } from '../state/session/session'
import { loadWords } from '../state/words'

async function openWith(address: string) {
  act(startSession)
  await freshVisitor()
  libraryOf(someWords(6))
  await loadWords()
  return openFeed(address)
}

describe('the page’s title', () => {
  test.each([
    ['/', 'Verbena'],
    ['/auth', 'Sign in · Verbena'],
    ['/onboarding', 'Welcome · Verbena'],
    ['/categories', 'Words · Verbena'],
    ['/word-details?word=w1', 'Word details · Verbena'],
    ['/nowhere', 'Verbena'],
  ])('at %s is %s', async (address, title) => {
    await openWith(address)
    await waitFor(() => expect(document.title).toBe(title))
  })

  test('follows the address', async () => {
    const app = await openWith('/categories')
    await app.goTo('/word-details?word=w1')
    expect(document.title).toBe('Word details · Verbena')
  })
})

describe('an unknown address', () => {
  test.each(['/this/is/nowhere', '/categories/extra', '/%F0%9F%8C%BF', '/constructor'])('%s says so and leads home', async (address) => {
    const app = await openWith(address)
    expect(await screen.findByRole('heading', { name: 'Oops! Page not found' })).toBeTruthy()
    await userEvent.click(screen.getByRole('link', { name: 'Return to Home' }))
    await waitFor(() => expect(app.path()).toBe('/'))
  })
})

describe('storage that fails', () => {
  test('is told wherever the learner is, once', async () => {
    await openWith('/categories')
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await act(async () => {
      for (const id of ['w1', 'w2']) changeRecord((record) => setMark(record, 'favorite', id, true, 1))
    })
    expect(await screen.findAllByText('Changes cannot be saved on this device')).toHaveLength(1)
    expect(screen.getByText('Storage is full or turned off. They last until you close the app.')).toBeTruthy()
  })
})
