import 'fake-indexeddb/auto'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

const errors: unknown[][] = []

beforeEach(() => {
  errors.length = 0
  vi.spyOn(console, 'error').mockImplementation((...what) => void errors.push(what))
  // jsdom draws nothing and scrolls nowhere
  Element.prototype.scrollTo ??= () => undefined
  window.scrollTo = () => undefined
})

/** Answers what was logged as an error and accepts it; what no test asks for fails the test. */
export function takeErrors(): unknown[][] {
  return errors.splice(0)
}

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
  expect(errors, 'console.error').toEqual([])
})
