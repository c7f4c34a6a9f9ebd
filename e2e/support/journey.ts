import { test as base, expect } from '@playwright/test'
import { type RunningServer, startServer } from './server'

type Journey = {
  /** Messages on the console that this journey brings about on purpose; any other error fails it. */
  expectedErrors: RegExp[]
}

/** A test in a real browser on the built app: an unexpected error on the console fails it. */
export const test = base.extend<Journey, { server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern
    async ({}, use) => {
      const server = await startServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  expectedErrors: async ({ page }, use) => {
    const expected: RegExp[] = []
    const errors: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
    })
    page.on('pageerror', (error) => errors.push(String(error)))
    await use(expected)
    expect(errors.filter((error) => !expected.some((pattern) => pattern.test(error)))).toEqual([])
  },
  page: async ({ page }, use) => use(page),
})

export { expect }
