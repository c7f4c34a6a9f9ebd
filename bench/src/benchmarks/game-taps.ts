import type { Browser, Page } from '@playwright/test'
import { modes } from '@verbena/core/practice/modes'
import { buildApp } from '../app/build-app'
import { makeReviews } from '../app/made-reviews'
import { subscriberOn } from '../app/subscriber'
import { withServer } from '../app/with-server'
import { withChromium } from '../browser/chromium'
import { playTaps } from '../browser/game-page'
import { newProfile, openPage } from '../browser/phone'
import { memoryOpenMs, seedReviews } from '../browser/review-log'
import { tapUntilChanged } from '../browser/tap-probe'
import type { Measure } from '../measure/measure'

const tapsPerGame = 40
const reviewCount = 3000
const limitMs = 50

/** From a tap in each game to the frame that shows what came of it, on a phone, for someone with a year of answers behind them. */
export async function benchmarkGameTaps(): Promise<Measure[]> {
  const app = await buildApp()
  return withServer(app, ({ url }) => withChromium((browser) => measureGames(browser, url)))
}

async function measureGames(browser: Browser, url: string): Promise<Measure[]> {
  const { session } = await subscriberOn(url, 'player')
  const storage = { 'verbena-session': JSON.stringify(session), 'verbena-game-timing': 'off' }
  const context = await newProfile(browser, { storage })
  const { page } = await openPage(context)
  await page.goto(`${url}/review`)
  await memoryOpenMs(page)
  await seedReviews(page, makeReviews(reviewCount, 365))
  const measures: Measure[] = [await measureFloor(page)]
  for (const { id, title, path } of modes) {
    await page.goto(url + path + (id === 'quiz' ? '?dev=true' : ''))
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor()
    const samples = await playTaps(page, id, tapsPerGame, (target) => tapUntilChanged(page, target, 'main'))
    measures.push({ what: `${title}: tap to its answer on screen`, unit: 'ms', samples, judge: 'p95', atMost: limitMs })
  }
  await context.close()
  return measures
}

/** What a tap costs on this machine at this moment when nothing but one text changes. */
async function measureFloor(page: Page): Promise<Measure> {
  await page.evaluate(() => {
    document.body.innerHTML = '<main><button>0</button></main>'
    const button = document.querySelector('button')
    button?.addEventListener('click', () => {
      button.textContent = String(Number(button.textContent) + 1)
    })
  })
  const samples: number[] = []
  while (samples.length < tapsPerGame) samples.push(await tapUntilChanged(page, page.locator('main button'), 'main'))
  return { what: 'for comparison: a tap that changes one text', unit: 'ms', samples, judge: 'p95' }
}
