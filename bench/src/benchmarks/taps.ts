import type { Browser, Page } from '@playwright/test'
import { buildApp } from '../app/build-app'
import { withServer } from '../app/with-server'
import { withChromium } from '../browser/chromium'
import { readPlace, sweep, waitForFeed } from '../browser/feed-page'
import { newProfile, openPage } from '../browser/phone'
import { tapUntil } from '../browser/tap-probe'
import type { Measure } from '../measure/measure'

const favorites = 40
const rounds = 5
const sheets = ['Explore', 'Practice', 'Profile', 'Settings', 'Go Premium']

/** From a tap to the frame that shows its answer: a favourite, and each sheet rising. */
export async function benchmarkTaps(): Promise<Measure[]> {
  const app = await buildApp()
  return withServer(app, ({ url }) => withChromium((browser) => measureTaps(browser, `${url}/categories`)))
}

async function measureTaps(browser: Browser, address: string): Promise<Measure[]> {
  const context = await newProfile(browser)
  const { page } = await openPage(context)
  await page.goto(address)
  await waitForFeed(page)
  const favorite = await measureFavorites(page)
  const first = await measureSheets(page)
  const again: number[] = []
  for (let i = 1; i < rounds; i++) again.push(...(await measureSheets(page)))
  await context.close()
  return [
    { what: 'tap to the favourite on screen', unit: 'ms', samples: favorite, judge: 'p95', atMost: 50 },
    { what: 'tap to a sheet’s first frame, first opening of each', unit: 'ms', samples: first, judge: 'p95', atMost: 100 },
    { what: 'tap to a sheet’s first frame, opened again', unit: 'ms', samples: again, judge: 'p95', atMost: 100 },
  ]
}

async function measureFavorites(page: Page): Promise<number[]> {
  const samples: number[] = []
  while (samples.length < favorites) {
    await sweep(page, 1)
    const { word, position } = await readPlace(page)
    if (position < 0) continue // an upsell card has no favourite
    const button = `article[aria-label="${word}"] [aria-label="Favorite"]`
    samples.push(await tapUntil(page, button, `${button}[aria-pressed="true"]`))
  }
  return samples
}

async function measureSheets(page: Page): Promise<number[]> {
  const samples: number[] = []
  for (const name of sheets) {
    const door = name === 'Settings' || name === 'Go Premium' ? `header [aria-label="${name}"]` : `nav :is(a, button):has-text("${name}")`
    samples.push(await tapUntil(page, door, '[role="dialog"]'))
    await page.keyboard.press('Escape')
    await page.waitForSelector('[role="dialog"]', { state: 'detached' })
  }
  return samples
}
