import type { Browser } from '@playwright/test'
import { buildApp } from '../app/build-app'
import { withServer } from '../app/with-server'
import { withChromium } from '../browser/chromium'
import { readPlace, readSize, scrollToPage, sweep, waitForFeed } from '../browser/feed-page'
import { countLater, framesWhile, shareLater } from '../browser/frames'
import { heapMB, newProfile, openPage, type Phone } from '../browser/phone'
import type { Measure } from '../measure/measure'
import { measureAppends } from './feed-append'
import { measureJumps } from './feed-jump'

const sweepPages = 200
const sweepRuns = 3
const idleMs = 5000
/** A thousand words and the upsells after every tenth. */
const lastPage = 1098
/** No word has this key, but a feed asked for it grows to its place, which is the feed's cap. */
const longFeed = '/categories?returnKey=none-9-999'

/** The feed in use: sweeping over it, what a thousand entries weigh, jumping back into it, growing it. */
export async function benchmarkFeed(): Promise<Measure[]> {
  const app = await buildApp()
  return withServer(app, ({ url }) =>
    withChromium(async (browser) => [
      ...(await measureLongFeed(browser, url)),
      ...(await measureJumps(browser, `${url}${longFeed}`)),
      ...(await measureAppends(browser, `${url}/categories`)),
    ]),
  )
}

async function measureLongFeed(browser: Browser, url: string): Promise<Measure[]> {
  const context = await newProfile(browser)
  const phone = await openPage(context)
  await phone.page.goto(`${url}${longFeed}`)
  await waitForFeed(phone.page)
  await scrollToPage(phone.page, lastPage)
  const { entries, nodes } = await readSize(phone.page)
  await scrollToPage(phone.page, 100)
  // what the first steps compile and load is not what the two hundredth costs
  await sweep(phone.page, 20)
  const idle = await framesWhile(phone.page, () => phone.page.waitForTimeout(idleMs))
  const swept = await sweepSeveralTimes(phone)
  const { position } = await readPlace(phone.page)
  await context.close()
  if (position < sweepPages) throw new Error('The sweep did not move the feed')
  return [
    { what: 'entries in the feed', unit: '', samples: [entries], atLeast: 1000 },
    { what: 'DOM nodes in the feed, all its pages built', unit: '', samples: [nodes], atMost: 1200 },
    { what: 'cards mounted at once, sweep', unit: '', samples: swept.map((run) => run.mounted), judge: 'max', atMost: 5 },
    { what: 'late frames, idle page for comparison', unit: '%', samples: [shareLater(idle, 1)] },
    { what: 'frames over 33 ms, idle page for comparison', unit: '%', samples: [shareLater(idle, 2)] },
    { what: 'late frames (over 16.7 ms), sweep of 200', unit: '%', samples: swept.map((run) => shareLater(run.frames, 1)), atMost: 2 },
    { what: 'frames over 33 ms, sweep of 200', unit: '%', samples: swept.map((run) => shareLater(run.frames, 2)), atMost: 0 },
    { what: 'frames over 33 ms, count', unit: '', samples: swept.map((run) => countLater(run.frames, 2)), atMost: 0 },
    { what: 'longest frame, sweep of 200', unit: 'ms', samples: swept.map((run) => Math.max(...run.frames)) },
    { what: 'heap after a sweep less before', unit: 'MB', samples: swept.map((run) => run.grownMB), atMost: 2, atLeast: -2 },
    { what: 'heap after a sweep', unit: 'MB', samples: swept.map((run) => run.heap) },
  ]
}

type Sweep = { frames: number[]; mounted: number; heap: number; grownMB: number }

async function sweepSeveralTimes(phone: Phone): Promise<Sweep[]> {
  const sweeps: Sweep[] = []
  for (let i = 0; i < sweepRuns; i++) {
    const before = await heapMB(phone)
    let mounted = 0
    const frames = await framesWhile(phone.page, async () => {
      mounted = await sweep(phone.page, sweepPages)
    })
    const heap = await heapMB(phone)
    sweeps.push({ frames, mounted, heap, grownMB: heap - before })
  }
  return sweeps
}
