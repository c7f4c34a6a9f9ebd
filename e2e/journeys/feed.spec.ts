import { expect, test } from '../support/journey'
import { currentWord, nextPage } from '../support/learner'

const open = '/categories?category=Greek%20root'

test('a category shows its words, its name and the way back', async ({ page }) => {
  await page.goto(open)
  await expect(page.getByRole('heading', { name: 'Greek root' })).toBeVisible()
  await nextPage(page)
  await page.getByRole('button', { name: '← Back to all' }).click()
  await expect(page).toHaveURL(/\/categories$/)
  await expect(page.getByRole('img', { name: /^Today: \d+ of 5 words$/ })).toBeVisible()
})

test('flags and values nobody knows are ignored, and one not understood never breaks the page', async ({ page }) => {
  await page.goto('/categories?explore=maybe&category=%00%F0%9F%8C%BF&settings[]=1&__proto__=x&returnKey=../../etc&profile=TRUE')
  await expect(page.getByRole('heading', { name: /^No words in/ })).toBeVisible()
  await page.getByRole('button', { name: 'Back to all words' }).click()
  await expect(page.getByRole('feed', { name: 'Words' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the feed is read and used by keyboard alone', async ({ page }) => {
  await page.goto(open)
  const first = await currentWord(page)
  expect(await nextPage(page)).not.toBe(first)
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => currentWord(page)).toBe(first)
  await page.keyboard.press('f')
  await expect(page.getByText('Added to favorites')).toBeVisible()
  await page.keyboard.press('s')
  await expect(page.getByText('Word saved!')).toBeVisible()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('d')
  await expect(page).toHaveURL(/\/word-details/)
  await page.goBack()
  await expect.poll(() => currentWord(page)).toBe(first)
})

test('a link with a return key opens the feed at that word, far down the list, and the key leaves the address', async ({ page }) => {
  await page.goto(open)
  for (let i = 0; i < 3; i++) await nextPage(page)
  const word = await currentWord(page)
  await page.getByRole('article', { name: word, exact: true }).getByRole('button', { name: 'Details' }).click()
  await expect(page).toHaveURL(/returnKey=/)
  const key = new URL(page.url()).searchParams.get('returnKey') ?? ''
  const laterRound = key.replace(/-0-(\d+)$/, '-3-$1')
  await page.goto(`${open}&returnKey=${laterRound}`)
  await expect.poll(() => currentWord(page)).toBe(word)
  await expect(page).not.toHaveURL(/returnKey/)
})

test('favorites and saved words are categories of their own, and empty ones say so', async ({ page }) => {
  await page.goto('/categories?category=Favorites')
  await expect(page.getByRole('heading', { name: 'No words in Favorites' })).toBeVisible()
  await page.goto(open)
  const word = await currentWord(page)
  await page.keyboard.press('f')
  await expect(page.getByText('Added to favorites')).toBeVisible()
  await page.goto('/categories?category=Favorites')
  await expect.poll(() => currentWord(page)).toBe(word)
})

test('a premium category opened by its address shows the offer, not the words', async ({ page }) => {
  await page.goto('/categories?category=Verbs')
  await expect(page.getByRole('dialog', { name: 'Go Premium' })).toBeVisible()
  await expect(page.getByRole('feed')).toHaveCount(0)
})

test('no more than five cards are ever mounted, however long the feed', async ({ page }) => {
  await page.goto(open)
  for (let i = 0; i < 12; i++) {
    await nextPage(page)
    expect(await page.getByRole('feed').locator('article').count()).toBeLessThanOrEqual(5)
  }
})

test('an unknown address and an unknown word lead home', async ({ page }) => {
  await page.goto('/this/is/nowhere')
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page.getByRole('link', { name: 'Get Started' }).or(page.getByRole('button', { name: 'Get Started' }))).toBeVisible()
  await page.goto('/word-details')
  await page.getByRole('button', { name: 'Back to all words' }).click()
  await expect(page.getByRole('feed', { name: 'Words' })).toBeVisible()
})
