import { expect, test } from '../support/journey'
import { freshUsername, password, signOut, signUp } from '../support/learner'

test('a forgotten password is set anew with the recovery code, which then no longer works', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 401/)
  const username = freshUsername()
  await page.goto('/auth')
  const code = await signUp(page, username)
  await signOut(page)

  for (const [newPassword, works] of [
    ['Newer4you', true],
    ['Newest5you', false],
  ] as const) {
    await page.goto('/auth')
    await page.getByRole('tab', { name: 'Sign In' }).click()
    await page.getByRole('button', { name: 'Forgot password?' }).click()
    await page.getByLabel('Username').fill(username)
    await page.getByLabel('Recovery code').fill(code.toLowerCase())
    await page.getByLabel('New password', { exact: true }).fill(newPassword)
    await page.getByRole('button', { name: 'Set new password' }).click()
    if (!works) break
    await page.getByRole('button', { name: /saved it/i }).click()
    await expect(page.getByRole('feed', { name: 'Words' })).toBeVisible()
    await signOut(page)
  }
  await expect(page).toHaveURL(/\/auth$/)
})

test('a wrong password and an unknown username are told the same', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 401/)
  const username = freshUsername()
  await page.goto('/auth')
  await signUp(page, username)
  await signOut(page)
  for (const [name, secret] of [
    [username, 'Wrong1pass'],
    [`${username}x`, password],
  ] as const) {
    await page.goto('/auth')
    await page.getByRole('tab', { name: 'Sign In' }).click()
    await page.getByLabel('Username').fill(name)
    await page.getByLabel('Password', { exact: true }).fill(secret)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByText('Authentication failed')).toBeVisible()
    await expect(page.getByText('Invalid username or password')).toBeVisible()
  }
})

test('with the server down the words stay, signing in says what happened, and afterwards it works', async ({
  page,
  server,
  expectedErrors,
}) => {
  // what the browser says of the page's calls, and of the worker's script
  expectedErrors.push(/ERR_CONNECTION_REFUSED/, /error occurred when fetching the script/)
  const username = freshUsername()
  await page.goto('/auth')
  await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible()
  await server.kill()
  await page.getByLabel('Name', { exact: true }).fill('Ann Lee')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText(/server/i)).toBeVisible()
  await expect(page.getByLabel('Username')).toHaveValue(username)
  await server.restart()
  await signUp(page, username)
})

test('signing out in one tab signs out the other', async ({ page, context }) => {
  await page.goto('/auth')
  await signUp(page, freshUsername())
  const other = await context.newPage()
  await other.goto('/categories?profile=true')
  await expect(other.getByRole('button', { name: 'Sign out' })).toBeVisible()
  await signOut(page)
  await expect(other.getByRole('button', { name: 'Sign out' })).toHaveCount(0)
})
