import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe'
import { expect, test } from '../support/journey'
import { expectFitsNarrow } from '../support/narrow'

const screens: [name: string, open: (page: Page) => Promise<unknown>][] = [
  ['the landing page', (page) => page.goto('/')],
  ['onboarding', (page) => page.goto('/onboarding')],
  ['sign up', (page) => page.goto('/auth')],
  ['the feed', (page) => page.goto('/categories')],
  ['a category', (page) => page.goto('/categories?category=Greek%20root')],
  ['an empty category', (page) => page.goto('/categories?category=Nowhere')],
  ['word details', (page) => page.goto('/word-details?word=ephemeral')],
  ['an unknown word', (page) => page.goto('/word-details?word=zzz')],
  ['a review with nothing to ask', (page) => page.goto('/review')],
  ['an unknown page', (page) => page.goto('/nowhere')],
  ['Explore', (page) => page.goto('/categories?explore=true')],
  ['Practice', (page) => page.goto('/categories?practice=true')],
  ['the profile', (page) => page.goto('/categories?profile=true')],
  ['settings', (page) => page.goto('/categories?settings=true')],
  ['the offer', (page) => page.goto('/categories?subscription=true')],
]

for (const [name, open] of screens) {
  test(`${name} is accessible, fits 320 px with text at 200 %, and moves nothing as it loads`, async ({ page, expectedErrors }) => {
    expect(expectedErrors).toEqual([])
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
          if (!entry.hadRecentInput) shifts.push(entry.value)
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await open(page)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    await expectAccessible(page)
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
    expect(shifts.reduce((sum, each) => sum + each, 0)).toBeLessThan(0.005)

    await expectFitsNarrow(page)
  })
}
