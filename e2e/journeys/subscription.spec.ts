import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe'
import { expect, test } from '../support/journey'
import { freshUsername, signUp } from '../support/learner'

const premiumAddresses = ['/rush', '/fill-gap', '/word-tide', '/categories?category=Emotions', '/categories?category=science']
const someOfThem = ['/rush', '/categories?category=Emotions']

function panelOf(page: Page) {
  return page.getByRole('dialog', { name: 'Go Premium' })
}

/** Opens the panel's page of the payment provider by a button, does something there, and leaves it by its way back to the app. */
async function atProvider(page: Page, button: string, act: (provider: Page) => Promise<void>) {
  const opening = page.context().waitForEvent('page')
  await panelOf(page).getByRole('button', { name: button }).click()
  const provider = await opening
  await provider.waitForLoadState()
  await expectAccessible(provider)
  await act(provider)
  await expect(panelOf(provider).getByRole('heading').nth(1)).toBeVisible()
  await provider.close()
  // under test every tab counts as looked at, so coming back to this one has to be told
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
}

async function backToApp(provider: Page) {
  await provider.getByRole('link', { name: 'Back to the app' }).click()
}

async function addOwnWord(page: Page, word: string) {
  await page.goto('/categories?profile=true&page=own-words')
  await page.getByLabel('Word', { exact: true }).fill(word)
  await page.getByLabel('Definition').fill('A walk without an aim')
  await page.getByLabel('Part of speech').selectOption('noun')
  await page.getByLabel('Category').selectOption('Travel')
  await page.getByRole('button', { name: 'Add word' }).click()
  await expect(page.getByText('Success! Your custom word has been added')).toBeVisible()
}

async function expectLocked(page: Page, addresses: string[]) {
  for (const address of addresses) {
    await page.goto(address)
    await expect(panelOf(page).getByRole('heading', { name: 'Unlock Everything' })).toBeVisible()
  }
  await page.goto('/categories?practice=true')
  await expect(page.getByText('Unlock everything')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Rush.*, locked$/ })).toBeVisible()
}

async function expectOpen(page: Page, addresses: string[]) {
  for (const address of addresses) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(panelOf(page)).toHaveCount(0)
    expect(new URL(page.url()).searchParams.has('subscription')).toBe(false)
  }
  for (const sheet of ['explore', 'practice', 'profile']) {
    await page.goto(`/categories?${sheet}=true`)
    await expect(page.getByRole('dialog').getByRole('button').nth(3)).toBeVisible()
    await expect(page.getByRole('button', { name: /, locked$/ })).toHaveCount(0)
  }
}

test('a month bought opens everything, becomes a year, is cancelled, lasts to its end, and then leaves the locks and one’s own words', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await page.goto('/auth')
  await signUp(page, freshUsername())
  await expectLocked(page, premiumAddresses)

  await page.goto('/categories?subscription=true')
  const panel = panelOf(page)
  await expect(panel.getByText('No money moves here')).toBeVisible()
  await panel.getByRole('radio', { name: /^Monthly.*\$4\.99 per month/ }).click()
  await expectAccessible(page)
  await atProvider(page, 'Subscribe Now', (checkout) => checkout.getByRole('button', { name: 'Pay $4.99' }).click())
  await expect(panel.getByRole('heading', { name: 'Active Premium' })).toBeVisible()
  await expect(panel.getByText(/^Renews on \w+ \d+, \d{4}$/)).toBeVisible()
  await expect(panel.getByText('Save 17% by switching to yearly subscription')).toBeVisible()
  await expectAccessible(page)

  await expectOpen(page, premiumAddresses)
  await page.goto('/categories?practice=true')
  await expect(page.getByText('Upgrade to Yearly & Save 17%')).toBeVisible()
  await page.goto('/categories')
  await expect(page.getByRole('button', { name: 'Go Premium' })).toBeVisible()
  await addOwnWord(page, 'dérive')

  await page.goto('/categories?subscription=true')
  await atProvider(page, 'View Yearly Plan', async (portal) => {
    await portal.getByRole('link', { name: 'Upgrade to Yearly' }).click()
    await portal.getByRole('button', { name: /^Pay \$/ }).click()
    await backToApp(portal)
  })
  await expect(panel.getByRole('heading', { name: /^Premium Plan Yearly/ })).toBeVisible()
  await expect(panel.getByText('Upgrade to Yearly')).toHaveCount(0)
  await expectAccessible(page)
  await page.goto('/categories')
  await expect(page.getByRole('button', { name: 'Settings' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Go Premium' })).toHaveCount(0)
  await page.goto('/categories?practice=true')
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible()
  await expect(page.getByText(/Unlock|Upgrade/)).toHaveCount(0)

  await page.goto('/categories?subscription=true')
  await atProvider(page, 'Manage Subscription', async (portal) => {
    await portal.getByRole('link', { name: 'Cancel subscription' }).click()
    await portal.getByRole('button', { name: 'Cancel subscription' }).click()
    await backToApp(portal)
  })
  await expect(panel.getByText(/^Cancelled\. Everything stays open until/)).toBeVisible()
  await expectOpen(page, someOfThem)

  await page.goto('/categories?subscription=true')
  await atProvider(page, 'Manage Subscription', async (portal) => {
    await portal.getByRole('button', { name: /^Let time pass/ }).click()
    await backToApp(portal)
  })
  await expect(panel.getByRole('heading', { name: 'Unlock Everything' })).toBeVisible()
  await expectLocked(page, someOfThem)
  await page.goto('/categories?profile=true')
  await page.getByRole('button', { name: /^Your own words$/ }).click()
  const ownWords = page.getByRole('dialog', { name: 'Your Own Words' })
  await expect(ownWords.getByText('dérive')).toBeVisible()
  await expect(ownWords.getByRole('button', { name: 'Add word' })).toHaveCount(0)
})

test('without a network someone who pays keeps what they paid for', async ({ page, context, expectedErrors }) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  await page.goto('/auth')
  await signUp(page, freshUsername())
  await page.goto('/categories?subscription=true')
  await atProvider(page, 'Subscribe Now', (checkout) => checkout.getByRole('button', { name: 'Pay $49.99' }).click())
  await expect(panelOf(page).getByRole('heading', { name: 'Active Premium' })).toBeVisible()
  await page.goto('/categories?category=Emotions')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await expect(page.getByRole('article').first()).toBeVisible()
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Go Premium' })).toHaveCount(0)
})
