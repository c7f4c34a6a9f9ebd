import { expect, type Page } from '@playwright/test'

/** A first visit, until everything is kept on the device. */
export async function visit(page: Page): Promise<void> {
  await page.goto('/categories')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
}
