import type { Page } from '@playwright/test'
import { type Front, openFront } from '../support/front'
import { test as base, expect } from '../support/journey'
import { currentWord, freshUsername, signUp } from '../support/learner'
import { subscribe } from '../support/subscribe'
import { visit } from '../support/visit'

/** The server can be reached until it cannot. */
const test = base.extend<{ front: Front; loseNetwork: () => Promise<void> }>({
  front: async ({ server }, use) => {
    const front = await openFront(server)
    await use(front)
    await front.close()
  },
  baseURL: async ({ front }, use) => use(front.url),
  loseNetwork: async ({ front, context, expectedErrors }, use) => {
    expectedErrors.push(/net::ERR_/)
    await use(async () => {
      front.goDown()
      await context.setOffline(true)
    })
  },
})

const heading = (name: string) => (page: Page) => page.getByRole('heading', { name, exact: true })
const button = (name: string) => (page: Page) => page.getByRole('button', { name })
const sheet = (name: string) => (page: Page) => page.getByRole('dialog', { name, exact: true })
const inSheet = (name: string, text: string | RegExp) => (page: Page) => sheet(name)(page).getByText(text).first()

const forEveryone: [address: string, seen: (page: Page) => ReturnType<Page['getByRole']>][] = [
  ['/auth', heading('Almost There!')],
  ['/onboarding', button("Let's Get Started")],
  ['/categories?category=Greek%20root', (page) => page.getByRole('article').first()],
  ['/categories?explore=true', inSheet('Explore', 'Favorites')],
  ['/categories?practice=true', inSheet('Practice', 'Sprint')],
  ['/categories?settings=true', inSheet('Settings', 'You are offline. Signing in needs a connection.')],
  ['/categories?subscription=true', inSheet('Go Premium', 'You are offline. The payment page opens with the next connection.')],
  ['/categories?profile=true', inSheet('Your Profile', /day in a row/)],
  ['/categories?profile=true&collections=true', inSheet('Collections', 'Please sign in to create and manage collections')],
  ['/categories?profile=true&page=history', inSheet('History', 'Today')],
  ['/categories?profile=true&page=reminders', inSheet('Reminders', 'Daily word')],
  ['/categories?profile=true&page=themes', inSheet('Themes', 'Classic Green')],
  ['/categories?profile=true&page=voices', inSheet('Voices', /US Female/i)],
  ['/categories?profile=true&page=widgets', inSheet('Widgets', 'Daily word')],
  ['/word-details?word=metaphor', heading('Meaning')],
  ['/quiz?dev=true', button('Play')],
  ['/sprint', button('Play')],
  ['/rush', sheet('Go Premium')],
  ['/collection/abc', (page) => page.getByText('Please sign in to create and manage collections')],
  ['/review', heading('Review')],
  ['/your-data', heading('Your data')],
  ['/placement', heading('Find my level')],
  ['/no/such/page', heading('Oops! Page not found')],
]

test('after one visit every address opens without a network, also one that is none', async ({ page, loseNetwork }) => {
  await visit(page)
  await loseNetwork()
  for (const [address, seen] of forEveryone) {
    await page.goto(address)
    await expect(seen(page), address).toBeVisible()
  }
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(button('Get Started')(page).or(page.getByRole('link', { name: 'Get Started' }))).toBeVisible()
  await page.reload()
  await expect(page.getByText('A garden of English words')).toBeVisible()
})

test('a browser finds nothing that keeps it from installing the app', async ({ page }) => {
  await visit(page)
  const device = await page.context().newCDPSession(page)
  const { installabilityErrors } = await device.send('Page.getInstallabilityErrors')
  // a test's browser forgets everything in the end, which is what keeps it from installing
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
  const { errors, data } = await device.send('Page.getAppManifest')
  expect([errors, JSON.parse(data ?? '{}').name]).toEqual([[], 'Verbena'])
})

test('words, a theme with its face, a quiz and the dialogs go on without a network, and the feed says so quietly', async ({
  page,
  context,
  front,
  server,
  loseNetwork,
}) => {
  await visit(page)
  await loseNetwork()
  await page.goto('/categories')
  await expect(page.getByText('Offline', { exact: true })).toBeVisible()
  await expect.poll(() => currentWord(page)).not.toBe('')
  const word = await currentWord(page)
  await page.keyboard.press('f')
  await page.keyboard.press('d')
  await expect(page.getByRole('heading', { name: word, exact: true })).toBeVisible()
  await page.goto('/categories?profile=true&page=themes')
  await page.getByRole('radio', { name: /^Elegant/ }).click()
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('elegant')
  await expect.poll(() => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'error').length)).toBe(0)
  await page.goto('/categories?settings=true')
  for (const name of ['Privacy Policy', 'Terms and Conditions', 'Version and licences', 'Keyboard shortcuts']) {
    await page.getByRole('button', { name, exact: true }).click()
    await page.getByRole('dialog', { name }).last().getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(1)
  }
  await page.goto('/quiz?dev=true')
  await page.getByRole('button', { name: 'Play' }).click()
  await expect(page.getByRole('status').first()).toBeVisible()
  front.serve(server)
  await context.setOffline(false)
  await page.goto('/categories?category=Favorites')
  await expect(page.getByRole('article', { name: word }).first()).toBeVisible()
  await expect(page.getByText('Offline', { exact: true })).toHaveCount(0)
})

test('a subscriber plays every game without a network, and is told what waits for one', async ({ page, loseNetwork, expectedErrors }) => {
  expectedErrors.push(/Failed to fetch/)
  await page.goto('/auth')
  await signUp(page, freshUsername())
  await subscribe(page)
  await visit(page)
  await loseNetwork()
  const games = ['quiz?dev=true', 'sprint', 'rush', 'match-synonyms', 'meaning-match', 'fill-gap', 'guess-word', 'word-wheel', 'word-tide']
  for (const game of [...games, 'complete-word', 'hangman']) {
    await page.goto(`/${game}`)
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Pause' }), game).toBeVisible()
  }
  await page.goto('/categories?settings=true')
  await expect(page.getByText(/^You are offline. What you learn stays on this device/)).toBeVisible()
  await page.goto('/categories?subscription=true')
  await expect(page.getByRole('heading', { name: 'Active Premium' })).toBeVisible()
  await page.getByRole('button', { name: 'Manage Subscription' }).click()
  await expect(page.getByText('Failed to open customer portal')).toBeVisible()
})
