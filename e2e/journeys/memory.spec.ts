import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe'
import { expect, test } from '../support/journey'
import { currentWord, nextPage } from '../support/learner'

const category = '/categories?category=Greek%20root'
const firstMorning = new Date(2026, 2, 2, 9)

/** From here on it is so many days later, at nine in the morning. */
async function goToDay(page: Page, day: number): Promise<void> {
  await page.clock.setSystemTime(new Date(firstMorning.getTime() + day * 86_400_000))
}

/** Reads the first words of a category and answers which they were. */
async function readWords(page: Page, count: number): Promise<string[]> {
  await page.goto(category)
  const words = [await currentWord(page)]
  while (words.length < count) words.push(await nextPage(page))
  return words
}

/** Checks what is on screen once nothing fades in any more. */
async function expectAccessibleAtRest(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((each) => (each.effect?.getTiming().iterations === 1 ? each.finished : null))),
  )
  await expectAccessible(page)
}

test('a review asks for what is due, ends with what came of it, and then there is nothing more', async ({ page }) => {
  await goToDay(page, 0)
  await readWords(page, 3)
  await goToDay(page, 1)
  await page.goto('/categories?practice=true')
  await expect(page.getByText('3 words come back today.')).toBeVisible()
  await page.getByRole('button', { name: 'Review words' }).click()
  await expect(page.getByRole('status').filter({ hasText: '0 of 3' })).toBeVisible()
  await expectAccessibleAtRest(page)
  await page.getByRole('button', { name: 'Show the meaning' }).click()
  await page.getByRole('button', { name: 'Not yet' }).click()
  for (let i = 0; i < 3; i++) {
    await page.keyboard.press(' ')
    await page.keyboard.press('ArrowRight')
  }
  await expect(page.getByRole('heading', { name: 'Done for now' })).toBeFocused()
  await expect(page.getByRole('img', { name: 'Known at once: 2 of 3 words' })).toBeVisible()
  await expectAccessibleAtRest(page)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('feed', { name: 'Words' })).toBeVisible()

  await page.goto('/review')
  await expect(page.getByRole('heading', { name: 'Nothing to review now' })).toBeVisible()
  await expect(page.getByText('The next word comes back tomorrow.')).toBeVisible()
  await expectAccessibleAtRest(page)
})

test('a missed day takes a freeze, and the profile says what is remembered', async ({ page }) => {
  for (const day of [0, 1, 2, 3, 4, 5, 6, 8]) {
    await goToDay(page, day)
    await page.goto('/categories')
    await expect(page.getByRole('feed', { name: 'Words' })).toBeVisible()
    await expect.poll(() => currentWord(page)).not.toBe('')
  }
  await page.goto('/categories?profile=true')
  await expect(page.getByRole('heading', { name: '8 days in a row' })).toBeVisible()
  await expect(page.getByText('A freeze kept your streak on Monday, March 9.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Coming back this week' })).toBeVisible()
  await expectAccessibleAtRest(page)
})
