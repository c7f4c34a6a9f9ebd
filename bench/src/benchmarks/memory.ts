import type { Browser, Page } from '@playwright/test'
import { localDay } from '@verbena/core/base/day'
import type { Review } from '@verbena/core/learner/record'
import { checkpointVersion, packMemory, unpackMemory } from '@verbena/core/memory/checkpoint'
import { dayNumber } from '@verbena/core/memory/day-number'
import { planDay } from '@verbena/core/memory/due'
import { buildMemory, horizonOf } from '@verbena/core/memory/word-memory'
import { buildApp } from '../app/build-app'
import { makeReviews } from '../app/made-reviews'
import { withServer } from '../app/with-server'
import { withChromium } from '../browser/chromium'
import { dropCheckpoint, type KeyMs, memoryOpenMs, pressMs, seedReviews } from '../browser/review-log'
import type { Measure } from '../measure/measure'

const reviewCount = 100_000
const years = 10
const openings = 10
const rebuilds = 3
const answers = 18
const openLimitMs = 300
const answerLimitMs = 5

/** Ten years of answers: opening what is remembered, and one more answer. */
export async function benchmarkMemory(): Promise<Measure[]> {
  const reviews = makeReviews(reviewCount, years * 365)
  const app = await buildApp()
  const inBrowser = await withServer(app, ({ url }) => withChromium((browser) => measurePage(browser, url, reviews)))
  return [...inBrowser, ...measureRules(reviews)]
}

/** In the browser as fast as the machine is: the page of reviews asks for the memory as soon as it opens. */
async function measurePage(browser: Browser, url: string, reviews: readonly Review[]): Promise<Measure[]> {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  // functions sent to the page were compiled to call this helper
  await context.addInitScript({ content: 'globalThis.__name ??= (target) => target' })
  const page = await context.newPage()
  await page.goto(`${url}/review`)
  await memoryOpenMs(page)
  await seedReviews(page, reviews)
  const anew: number[] = []
  for (let i = 0; i < rebuilds; i++) {
    await dropCheckpoint(page)
    anew.push(await openAgain(page))
  }
  const opened: number[] = []
  for (let i = 0; i < openings; i++) opened.push(await openAgain(page))
  const answered = await measureAnswers(page)
  await context.close()
  const rows = reviewCount.toLocaleString('en-US')
  return [
    { what: `opening ${rows} reviews by the checkpoint`, unit: 'ms', samples: opened, judge: 'median', atMost: openLimitMs },
    { what: `opening ${rows} reviews worked out anew`, unit: 'ms', samples: anew },
    {
      what: 'one answer counted and on its way to the log',
      unit: 'ms',
      samples: answered.map(({ handled }) => handled),
      judge: 'median',
      atMost: answerLimitMs,
    },
    { what: 'one answer and the next word rendered', unit: 'ms', samples: answered.map(({ rendered }) => rendered) },
  ]
}

async function openAgain(page: Page): Promise<number> {
  await page.reload()
  const ms = await memoryOpenMs(page)
  await page.getByRole('article').waitFor()
  await page.waitForTimeout(500) // the checkpoint is written after the memory is there
  return ms
}

async function measureAnswers(page: Page): Promise<KeyMs[]> {
  const samples: KeyMs[] = []
  for (let i = 0; i < answers; i++) {
    await pressMs(page, ' ')
    samples.push(await pressMs(page, 'ArrowRight'))
    await page.waitForTimeout(100)
  }
  return samples
}

/** The rules alone, in Node. */
function measureRules(reviews: readonly Review[]): Measure[] {
  const today = localDay(new Date())
  const horizon = horizonOf(dayNumber(today))
  const memory = buildMemory(reviews, horizon)
  const checkpoint = { version: checkpointVersion, sequence: reviewCount, count: reviewCount, lastId: null, ...packMemory(memory) }
  const known = { memory, views: {}, learned: {} }
  return [
    { what: 'rules alone: everything worked out anew', unit: 'ms', samples: timed(5, () => buildMemory(reviews, horizon)) },
    { what: 'rules alone: the checkpoint unpacked', unit: 'ms', samples: timed(20, () => unpackMemory(checkpoint)) },
    { what: 'rules alone: the day’s words chosen', unit: 'ms', samples: timed(20, () => planDay(known, [], today)) },
  ]
}

function timed(runs: number, work: () => unknown): number[] {
  return Array.from({ length: runs }, () => {
    const startedAt = performance.now()
    work()
    return performance.now() - startedAt
  })
}
