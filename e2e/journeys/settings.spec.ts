import { readFile } from 'node:fs/promises'
import { expectAccessible } from '../support/axe'
import { expect, test } from '../support/journey'
import { freshUsername, password, signUp } from '../support/learner'

test('sound, motion and letter keys are switched by keyboard, hold after a reload, and count over the words', async ({ page }) => {
  await page.goto('/categories?settings=true')
  const settings = page.getByRole('dialog', { name: 'Settings' })
  for (const name of ['Sounds', 'Reduce motion', 'Letter keys']) {
    await settings.getByRole('switch', { name }).focus()
    await page.keyboard.press('Space')
  }
  await page.reload()
  await expect(settings.getByRole('switch', { name: 'Sounds' })).toBeChecked()
  await expect(settings.getByRole('switch', { name: 'Letter keys' })).not.toBeChecked()
  await expect(page.locator('html')).toHaveAttribute('data-less-motion', '')
  await page.keyboard.press('Escape')
  await expect(settings).toHaveCount(0)
  await page.keyboard.press('f')
  // one of the two next cards may be an offer, which counts for nothing
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('img', { name: /^Today: [23] of/ })).toBeVisible()
  await expect(page.getByText('Added to favorites')).toHaveCount(0)
})

test('the address of the app is copied, and whoever is not on iOS is told that reviews are', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/categories?settings=true')
  const settings = page.getByRole('dialog', { name: 'Settings' })
  await settings.getByRole('button', { name: 'Leave us a review' }).click()
  await expect(page.getByText('Reviews are only available for iOS users')).toBeVisible()
  await settings.getByRole('button', { name: 'Share vocabulary' }).click()
  const share = page.getByRole('dialog', { name: 'Share Verbena App' })
  await share.getByRole('button', { name: 'Copy' }).click()
  await expect(share.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(baseURL ?? '').origin)
  await expectAccessible(page)
})

for (const title of ['Privacy Policy', 'Version and licences', 'Keyboard shortcuts']) {
  test(`“${title}” is accessible and closes by Escape, back to the settings`, async ({ page }) => {
    await page.goto('/categories?settings=true')
    await page.getByRole('button', { name: title }).click()
    const dialog = page.getByRole('dialog', { name: title })
    await expect(dialog).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
    await expect(page.getByRole('button', { name: title })).toBeFocused()
  })
}

test('everything can be taken along, and then the account and this device forget', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 401/)
  const username = freshUsername()
  await page.goto('/auth')
  await signUp(page, username)
  await page.keyboard.press('f')
  await expect(page.getByText('Added to favorites')).toBeVisible()
  await page.getByRole('button', { name: 'Settings' }).click()
  const settings = page.getByRole('dialog', { name: 'Settings' })

  const downloading = page.waitForEvent('download')
  await settings.getByRole('button', { name: /^Export my data/ }).click()
  const saved = JSON.parse(await readFile(await (await downloading).path(), 'utf8'))
  expect(saved.account.profile.username).toBe(username)
  expect(Object.keys(saved.device.record.marks.favorite)).toHaveLength(1)

  await settings.getByRole('button', { name: /^Delete my account/ }).click()
  const deletion = page.getByRole('dialog', { name: 'Delete my account' })
  await expectAccessible(page)
  await deletion.getByLabel(`Type ${username} to confirm`).fill(username)
  await deletion.getByLabel('Password').fill('Wrong1pass')
  await deletion.getByRole('button', { name: 'Delete my account' }).click()
  await expect(deletion.getByText('This is not your password')).toBeVisible()
  await deletion.getByLabel('Password').fill(password)
  await deletion.getByRole('switch', { name: 'Clear this device too' }).click()
  await deletion.getByRole('button', { name: 'Delete my account' }).click()

  await expect(page.getByText('Get Started')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('verbena-session'))).toBeNull()
  await page.goto('/categories?category=Favorites')
  await expect(page.getByText('No words in Favorites')).toBeVisible()
  await page.goto('/auth')
  await page.getByRole('tab', { name: 'Sign In' }).click()
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Invalid username or password')).toBeVisible()
})
