import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe'
import { expect, test } from '../support/journey'
import { listenTo } from '../support/listen'

const shownTheme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme ?? 'default')
const background = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

/** Taps where there is a finger, clicks where there is a mouse. */
async function press(page: Page, role: 'button' | 'radio', name: RegExp | string) {
  const target = page.getByRole(role, { name })
  if (test.info().project.name === 'phone') await target.tap()
  else await target.click()
}

/** Checks the page once its faces are here and whatever fades or moves once has done so. */
async function expectReadable(page: Page) {
  await page.evaluate(() => document.fonts.ready)
  await expectAccessible(page)
}

test('a theme chosen in the profile shows without a reload, and before anything is drawn ever after', async ({ page }) => {
  await page.goto('/categories?profile=true')
  await press(page, 'button', 'Themes')
  const sheet = page.getByRole('dialog', { name: 'Themes' })
  await press(page, 'radio', /^Warm/)
  await expect(sheet.getByRole('radio', { name: /^Warm/ })).toBeChecked()
  await expect.poll(() => shownTheme(page)).toBe('warm')
  await press(page, 'radio', /^Ocean/)
  await expect(page.getByText('Premium theme')).toBeVisible()
  await expect(page.getByText('Subscribe to unlock this theme')).toBeVisible()
  await expect(sheet.getByRole('radio', { name: /^Warm/ })).toBeChecked()
  await expectReadable(page)

  // whatever the page paints first, it is already in the stored theme
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new PerformanceObserver(() => seen.push(getComputedStyle(document.documentElement).backgroundColor)).observe({
      type: 'paint',
      buffered: true,
    })
  })
  await page.goto('/categories')
  await expect(page.getByRole('feed', { name: 'Words' })).toBeVisible()
  const warm = await background(page)
  await expect.poll(() => page.evaluate(() => (window as unknown as { seen: string[] }).seen.length)).toBeGreaterThan(0)
  expect(new Set(await page.evaluate(() => (window as unknown as { seen: string[] }).seen))).toEqual(new Set([warm]))
  expect(await page.evaluate(() => document.fonts.check("1rem 'Quicksand Variable'"))).toBe(true)
  expect(warm).toBe('rgb(24, 16, 11)')
})

test('a theme and its face are there without a network', async ({ page, context }) => {
  await page.goto('/categories?profile=true&page=themes')
  await page.getByRole('radio', { name: /^Warm/ }).click()
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await context.setOffline(true)
  await page.goto('/categories')
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  expect(await shownTheme(page)).toBe('warm')
  await expect.poll(() => page.evaluate(() => document.fonts.check("1rem 'Quicksand Variable'"))).toBe(true)
  await context.setOffline(false)
})

test('themes are walked through by arrow keys, and Escape leads back to the profile', async ({ page }) => {
  await page.goto('/categories?profile=true&page=themes')
  await page.getByRole('radio', { name: /^Classic Green/ }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /^Modern/ })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Themes' })).toHaveCount(0)
  await expect(page.getByRole('dialog', { name: 'Your Profile' })).toBeVisible()
  expect(await shownTheme(page)).toBe('modern')
})

test('a voice is heard before it is chosen, and a premium one is refused', async ({ page }) => {
  const heard = await listenTo(page)
  await page.goto('/categories?profile=true')
  await press(page, 'button', 'Voices')
  await expect(page.getByRole('dialog', { name: 'Voices' }).getByRole('radio', { name: /^US female/ })).toBeChecked()
  await press(page, 'button', 'Preview Australian male')
  await expect.poll(async () => (await heard()).said).toEqual(['Hello! This is how I sound when pronouncing words.'])
  await press(page, 'radio', /^Australian male/)
  await expect(page.getByText('Premium voice')).toBeVisible()
  await page.getByRole('radio', { name: /^US female/ }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /^US male/ })).toBeChecked()
  await expectReadable(page)
  await page.reload()
  await expect(page.getByRole('radio', { name: /^US male/ })).toBeChecked()
})

test('widgets are switched on and seen in every size, and the choice is still there after a reload', async ({ page }) => {
  await page.goto('/categories?profile=true')
  await press(page, 'button', 'Widgets')
  const sheet = page.getByRole('dialog', { name: 'Widgets' })
  await sheet.getByRole('switch', { name: 'Streak' }).focus()
  await page.keyboard.press('Space')
  for (const size of ['Medium 4 × 2', 'Large 4 × 4']) {
    await press(page, 'radio', size)
    await expect(sheet.getByRole('region', { name: 'Streak preview' }).getByRole('listitem')).toHaveCount(7)
    await expectReadable(page)
  }
  await expect(sheet.getByText('1 day in a row')).toBeVisible()
  await page.reload()
  await expect(sheet.getByRole('switch', { name: 'Streak' })).toBeChecked()
  await expect(sheet.getByRole('switch', { name: 'Quote' })).not.toBeChecked()
})

/** What each of the eleven themes sets, by its name: every card in the sheet wears its theme. */
async function dresses(page: Page): Promise<[name: string, style: string][]> {
  await page.goto('/categories?profile=true&page=themes')
  const cards = page.getByRole('dialog', { name: 'Themes' }).getByRole('radio')
  await expect(cards).toHaveCount(11)
  return cards.evaluateAll((all) => all.map((each) => [each.textContent ?? '', each.getAttribute('style') ?? '']))
}

const grounds = [
  ['the words', '/categories'],
  ['a sheet over them', '/categories?profile=true'],
] as const

for (const [what, address] of grounds) {
  test(`${what} can be read in every theme`, async ({ page }) => {
    const themes = await dresses(page)
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    for (const [name, style] of themes) {
      await test.step(name, async () => {
        await page.evaluate((text) => document.documentElement.setAttribute('style', text), style)
        await expectReadable(page)
      })
    }
  })
}
