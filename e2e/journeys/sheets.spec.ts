import { expect, test } from '../support/journey'

test('an offer met in Explore stands over it, and leaving it leads back to Explore and then to the words', async ({ page }) => {
  await page.goto('/categories')
  await page.getByRole('button', { name: 'Explore' }).click()
  const explore = page.getByRole('dialog', { name: 'Explore' })
  await explore.getByRole('button', { name: /^Emotions.*, locked$/ }).click()
  await expect(page.getByRole('dialog', { name: 'Go Premium' })).toBeVisible()
  await expect(page).toHaveURL(/explore=true.*subscription=true/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Go Premium' })).toHaveCount(0)
  await expect(explore).toBeVisible()
  await page.goBack()
  await expect(explore).toHaveCount(0)
  await expect(page).toHaveURL(/\/categories$/)
})

test('a free topic closes Explore and then opens', async ({ page }) => {
  await page.goto('/categories?explore=true')
  const explore = page.getByRole('dialog', { name: 'Explore' })
  await explore.getByPlaceholder('Search topics').fill('greek')
  await explore.getByRole('button', { name: /^Greek root/ }).click()
  await expect(explore).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Greek root' })).toBeVisible()
  await page.goto('/categories?explore=true')
  await explore.getByPlaceholder('Search topics').fill('zzz')
  await expect(explore.getByText('No categories found matching "zzz"')).toBeVisible()
})

test('a sheet survives a reload, keeps the focus inside and closes by its button', async ({ page }) => {
  await page.goto('/categories')
  await page.getByRole('button', { name: 'Settings' }).click()
  const settings = page.getByRole('dialog', { name: 'Settings' })
  await expect(settings).toBeVisible()
  await page.reload()
  await expect(settings).toBeVisible()
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press('Tab')
    // at either end a guard outside the sheet holds the focus for a moment before it comes round
    await expect
      .poll(() => settings.evaluate((dialog) => dialog.contains(document.activeElement) || document.activeElement === document.body))
      .toBe(true)
  }
  await settings.getByRole('button', { name: 'Close' }).click()
  await expect(settings).toHaveCount(0)
  await expect(page).toHaveURL(/\/categories$/)
})

test('level and goal chosen in settings change the feed at once', async ({ page }) => {
  await page.goto('/categories?settings=true')
  const settings = page.getByRole('dialog', { name: 'Settings' })
  await settings.getByRole('radio', { name: /^Beginner/ }).click()
  await settings.getByRole('radio', { name: /^15/ }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('img', { name: /of 15 words$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Details' }).first().click()
  await expect(page.getByText('Beginner', { exact: true })).toBeVisible()
})
