import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../support/journey'
import { currentWord, freshUsername, nextPage, password, signUp } from '../support/learner'

async function signIn(page: Page, username: string) {
  await page.goto('/auth')
  await page.getByRole('tab', { name: 'Sign In' }).click()
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/categories/)
}

type Kept = { marks: { favorite: Record<string, { on: boolean }> } }

/** The favorites of the device's record. */
function favorites(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const record: Kept = JSON.parse(localStorage.getItem('verbena-learner') ?? '{"marks":{"favorite":{}}}')
    return Object.entries(record.marks.favorite).flatMap(([id, { on }]) => (on ? [id] : []))
  })
}

/** Makes the word on screen a favorite, or the next one that is a word and none yet. */
async function favoriteThis(page: Page): Promise<string> {
  const before = await favorites(page)
  const fresh = async () =>
    page.getByRole('article', { name: await currentWord(page), exact: true }).getByRole('button', { name: 'Favorite', pressed: false })
  while ((await (await fresh()).count()) === 0) await nextPage(page)
  await (await fresh()).click()
  await expect.poll(async () => (await favorites(page)).length).toBe(before.length + 1)
  return (await favorites(page)).find((id) => !before.includes(id)) ?? ''
}

/** The device is looked at again, as when the learner comes back to it. */
async function lookAgain(page: Page) {
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
}

async function device(of: BrowserContext | null): Promise<Page> {
  if (of === null) throw new Error('There is no browser')
  return of.newPage()
}

test('two devices of one learner have the same words in the end, also after days without a network', async ({
  page: phone,
  browser,
  baseURL,
}) => {
  await phone.goto('/categories')
  await expect(phone.getByRole('feed', { name: 'Words' })).toBeVisible()
  const signedOut = await favoriteThis(phone)
  const username = freshUsername()
  await phone.goto('/auth')
  await signUp(phone, username)

  const other = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  const tablet = await device(other)
  await signIn(tablet, username)
  await expect.poll(() => favorites(tablet), { timeout: 40_000 }).toEqual([signedOut])

  await phone.context().setOffline(true)
  await nextPage(phone)
  const offline = await favoriteThis(phone)
  await nextPage(tablet)
  await nextPage(tablet)
  const meanwhile = await favoriteThis(tablet)
  await phone.context().setOffline(false)

  const all = [signedOut, offline, meanwhile].sort()
  for (const each of [phone, tablet]) {
    await expect
      .poll(
        async () => {
          await lookAgain(each)
          return (await favorites(each)).sort()
        },
        { timeout: 60_000, intervals: [2000] },
      )
      .toEqual(all)
  }
  await other.close()
})

test('whoever signs in on a device of someone else is asked, and starting with the account takes nothing along', async ({ page }) => {
  const [ann, bob] = [freshUsername(), freshUsername()]
  await page.goto('/auth')
  await signUp(page, bob)
  const bobs = await favoriteThis(page)
  await page.goto('/categories?settings=true')
  await page.getByRole('button', { name: /^Sign out/ }).click()
  await page.getByRole('dialog', { name: 'Sign out' }).getByRole('button', { name: 'Clear this device' }).click()
  await expect(page.getByText('Get Started')).toBeVisible()
  expect(await favorites(page)).toEqual([])

  await page.goto('/auth')
  await signUp(page, ann)
  await nextPage(page)
  await favoriteThis(page)
  await page.goto('/categories?settings=true')
  await page.getByRole('button', { name: /^Sign out/ }).click()
  await page.getByRole('dialog', { name: 'Sign out' }).getByRole('button', { name: 'Keep on this device' }).click()
  await expect(page.getByText('Signed out', { exact: true })).toBeVisible()

  await signIn(page, bob)
  const question = page.getByRole('dialog', { name: 'Whose words are these?' })
  await expect(question.getByRole('button', { name: `Keep this device’s words with ${bob}` })).toBeVisible({ timeout: 20_000 })
  await question.getByRole('button', { name: 'Start with the account’s' }).click()
  await expect.poll(() => favorites(page).catch(() => []), { timeout: 20_000 }).toEqual([bobs])
  await expect(question).toHaveCount(0)
})
