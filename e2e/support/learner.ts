import { expect, type Page } from '@playwright/test'

let count = 0

/** A name nobody else uses, short enough for the rules. */
export function freshUsername(): string {
  count += 1
  return `u${process.pid.toString(36)}${Date.now().toString(36).slice(-6)}${count}`
}

export const password = 'Sunny2day'

/** Walks the six steps from the landing page to the sign-up form, choosing something at each. */
export async function onboard(page: Page): Promise<void> {
  await page.goto('/')
  await page
    .getByRole('link', { name: 'Get Started' })
    .or(page.getByRole('button', { name: 'Get Started' }))
    .click()
  await page.getByRole('button', { name: "Let's Get Started" }).click()
  await expect(page.getByRole('heading', { name: "What's your goal?" })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled()
  await page.getByRole('radio', { name: /fun/i }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('radio', { name: /^20/ }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('radio', { name: /^Advanced/i }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('checkbox', { name: /SAT \/ GRE Prep/ }).check()
  await page.getByRole('checkbox', { name: /^Travel/ }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('2 selected')).toBeVisible()
  await page.getByRole('button', { name: 'Start Learning' }).click()
  await expect(page.getByRole('heading', { name: 'Almost There!' })).toBeVisible()
}

/** Fills in and sends the sign-up form, keeps the recovery code it hands out, and goes on to the feed. */
export async function signUp(page: Page, username: string): Promise<string> {
  await page.getByLabel('Name', { exact: true }).fill('Ann Lee')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  const code = page.getByText(/^([A-Z0-9]{4,5}-){2,}[A-Z0-9]{4,5}$/)
  await expect(code).toBeVisible()
  const text = (await code.textContent()) ?? ''
  await page.getByRole('button', { name: /saved it/i }).click()
  await expect(page.getByRole('feed', { name: 'Words' })).toBeVisible()
  return text
}

/** Signs out by the profile and leaves the words on the device. */
export async function signOut(page: Page): Promise<void> {
  await page.goto('/categories?profile=true')
  await page.getByRole('dialog', { name: 'Your Profile' }).getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('dialog', { name: 'Sign out' }).getByRole('button', { name: 'Keep on this device' }).click()
  await expect(page.getByRole('dialog', { name: 'Your Profile' }).getByRole('button', { name: 'Sign in' })).toBeVisible()
}

/** The word that fills the screen now. */
export async function currentWord(page: Page): Promise<string> {
  return page.getByRole('feed').evaluate((feed) => {
    const shown = feed.children[Math.round(feed.scrollTop / feed.clientHeight)]
    return shown?.querySelector('article')?.getAttribute('aria-label') ?? ''
  })
}

/** Goes one page on and waits until the next card fills the screen. */
export async function nextPage(page: Page): Promise<string> {
  const before = await pageNumber(page)
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => pageNumber(page)).toBe(before + 1)
  return currentWord(page)
}

/** Which page of the feed stands still on the screen; -1 while it moves. */
function pageNumber(page: Page): Promise<number> {
  return page.getByRole('feed').evaluate((feed) => {
    const number = feed.scrollTop / feed.clientHeight
    return Math.abs(number - Math.round(number)) < 0.01 ? Math.round(number) : -1
  })
}
