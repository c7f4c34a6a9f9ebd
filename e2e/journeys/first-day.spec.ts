import { expect, test } from '../support/journey'
import { currentWord, freshUsername, nextPage, onboard, password, signOut, signUp } from '../support/learner'

test('a learner’s first day: onboard, sign up, swipe 25 words, keep some, read one, leave and come back', async ({
  page,
  expectedErrors,
  context,
}) => {
  expect(expectedErrors).toEqual([])
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  const username = freshUsername()
  await onboard(page)
  await signUp(page, username)
  await expect(page).toHaveURL(/\/categories$/)

  const seen: string[] = [await currentWord(page)]
  while (seen.length < 27) seen.push(await nextPage(page))
  expect(seen.flatMap((name, i) => (name === 'Unlock Premium Features' ? [i] : []))).toEqual([10, 21])
  expect(new Set(seen).size).toBe(26)
  await expect(page.getByRole('img', { name: 'Today: 25 of 20 words' })).toBeVisible()

  const card = page.getByRole('article', { name: seen.at(-1) as string, exact: true })
  await card.getByRole('button', { name: 'Favorite' }).click()
  await expect(page.getByText('Added to favorites')).toBeVisible()
  await expect(card.getByRole('button', { name: 'Favorite' })).toHaveAttribute('aria-pressed', 'true')
  await card.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Word saved!')).toBeVisible()
  await card.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Word copied to clipboard!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(seen.at(-1))

  await card.getByRole('button', { name: 'Details' }).click()
  await expect(page).toHaveURL(/\/word-details\?word=.+&returnKey=/)
  await expect(page.getByRole('heading', { name: 'Meaning' })).toBeVisible()
  await page.getByRole('button', { name: 'Mark as learned' }).click()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(/\/categories$/)
  await expect.poll(() => currentWord(page)).toBe(seen.at(-1))

  await page.reload()
  await expect.poll(() => currentWord(page)).toBe(seen.at(-1))

  await page.getByRole('button', { name: 'Profile' }).click()
  await expect(page.getByRole('dialog', { name: 'Your Profile' }).getByText('Ann Lee')).toBeVisible()
  await signOut(page)
  await page.goto('/auth')
  await page.getByRole('tab', { name: 'Sign In' }).click()
  await page.getByLabel('Username').fill(username.toUpperCase())
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Welcome back!')).toBeVisible()
  await expect(page).toHaveURL(/\/categories$/)
})
