import 'fake-indexeddb/auto'
import { act, cleanup, configure, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { paintBy } from '../src/lib/after-paint'

const errors: unknown[][] = []

// what a screen shows in a moment may take seconds where many tests share two cores
configure({ asyncUtilTimeout: 8000 })

// what jsdom lacks: it draws nothing, so nothing matches and nothing scrolls or animates
window.matchMedia ??= (query) => Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList
window.scrollTo = () => undefined
Element.prototype.scrollTo ??= () => undefined
Element.prototype.getAnimations ??= () => []
paintBy((painted) => painted())

beforeEach(() => {
  errors.length = 0
  vi.spyOn(console, 'error').mockImplementation((...what) => void errors.push(what))
})

/** Answers what was logged as an error and accepts it; what no test asks for fails the test. */
export function takeErrors(): unknown[][] {
  return errors.splice(0)
}

afterEach(() => {
  const leftToasts = screen.queryAllByRole('button', { name: 'Dismiss' })
  act(() => {
    for (const button of leftToasts) button.click()
  })
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
  expect(errors, 'console.error').toEqual([])
})
