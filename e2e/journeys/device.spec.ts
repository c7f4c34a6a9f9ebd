import { expect, test } from '../support/journey'
import { currentWord, nextPage } from '../support/learner'

test('a torn record is kept aside, what is readable stays, and the learner is told once', async ({ page }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('torn')) return
    sessionStorage.setItem('torn', 'yes')
    localStorage.setItem(
      'verbena-learner',
      JSON.stringify({ version: 1, settings: { dailyGoal: { value: -3, at: 1 } }, marks: { favorite: { metaphor: { on: true, at: 5 } } } }),
    )
  })
  await page.goto('/categories?category=Favorites')
  await expect(page.getByText('Some saved data could not be read')).toHaveCount(1)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('verbena-learner-aside'))).toContain('settings.dailyGoal')
  await page.reload()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expect(page.getByText('Some saved data could not be read')).toHaveCount(0)
})

test('a browser that refuses to store anything still shows words, and says what will not last', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    Object.defineProperty(window, 'indexedDB', { value: undefined })
  })
  await page.goto('/categories')
  await page.keyboard.press('f')
  await expect(page.getByText('Changes cannot be saved on this device')).toBeVisible()
  await nextPage(page)
  await expect(page.getByRole('img', { name: /^Today: 2 of/ })).toBeVisible()
})

test('two tabs keep each other’s favorites', async ({ page, context }) => {
  await page.goto('/categories?category=Greek%20root')
  const other = await context.newPage()
  await other.goto('/categories?category=French%20root')
  const [here, there] = [await currentWord(page), await currentWord(other)]
  await page.keyboard.press('f')
  await other.keyboard.press('f')
  await expect(other.getByText('Added to favorites')).toBeVisible()
  await page.goto('/categories?category=Favorites')
  const words = [await currentWord(page), await nextPage(page)]
  expect(words.sort()).toEqual([here, there].sort())
})

test('where nothing can speak, pronouncing says so, and not once for every tap', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'speechSynthesis', { value: undefined }))
  await page.goto('/categories')
  const pronounce = page.getByRole('button', { name: 'Pronounce' }).first()
  await pronounce.click()
  await expect(page.getByText('No voice on this device')).toBeVisible()
  for (let i = 0; i < 3; i++) await pronounce.click()
  await expect(page.getByText('No voice on this device')).toHaveCount(1)
})
