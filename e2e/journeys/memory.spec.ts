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

/** Goes on to the next card that asks, this one included; asking begins a few seconds after the page. */
async function toQuestion(page: Page): Promise<string> {
  for (let i = 0; i < 30; i++) {
    const word = await currentWord(page)
    const card = page.getByRole('article', { name: word, exact: true })
    if ((await card.getByRole('button', { name: 'Show the meaning' }).count()) > 0) return word
    await nextPage(page)
  }
  throw new Error('No word was asked for')
}

test('a word read today is asked for tomorrow, by touch and by keys, and its page says when it comes back', async ({ page }) => {
  await goToDay(page, 0)
  const read = await readWords(page, 4)
  await goToDay(page, 1)
  await page.goto(category)

  const known = await toQuestion(page)
  expect(read).toContain(known)
  const card = page.getByRole('article', { name: known, exact: true })
  await expectAccessible(page)
  await card.getByRole('button', { name: 'Show the meaning' }).click()
  await expect(card.getByRole('group', { name: 'Did you know it?' })).toBeFocused()
  await expectAccessible(page)
  await card.getByRole('button', { name: 'Knew it' }).click()
  await expect.poll(() => currentWord(page)).not.toBe(known)

  const unknown = await toQuestion(page)
  await page.keyboard.press(' ')
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => currentWord(page)).not.toBe(unknown)

  await page.goto(`/word-details?word=${known}`)
  await expect(page.getByText(/^Comes back on \w+, because you knew it the last time\.$/)).toBeVisible()
  await page.goto(`/word-details?word=${unknown}`)
  await expect(page.getByText('Comes back tomorrow, because you did not know it the last time.')).toBeVisible()
})

test('a review asks for what is due, ends with what came of it, and then there is nothing more', async ({ page }) => {
  await goToDay(page, 0)
  await readWords(page, 3)
  await goToDay(page, 1)
  await page.goto('/categories?practice=true')
  await expect(page.getByText('3 words come back today.')).toBeVisible()
  await page.getByRole('button', { name: 'Review words' }).click()
  await expect(page.getByRole('status').filter({ hasText: '0 of 3' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Show the meaning' }).click()
  await page.getByRole('button', { name: 'Not yet' }).click()
  for (let i = 0; i < 3; i++) {
    await page.keyboard.press(' ')
    await page.keyboard.press('ArrowRight')
  }
  await expect(page.getByRole('heading', { name: 'Done for now' })).toBeFocused()
  await expect(page.getByRole('img', { name: 'Known at once: 2 of 3 words' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('feed', { name: 'Words' })).toBeVisible()

  await page.goto('/review')
  await expect(page.getByRole('heading', { name: 'Nothing to review now' })).toBeVisible()
  await expect(page.getByText('The next word comes back tomorrow.')).toBeVisible()
  await expectAccessible(page)
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
  await expectAccessible(page)
})
