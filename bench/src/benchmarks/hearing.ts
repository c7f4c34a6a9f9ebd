import type { Browser, Page } from '@playwright/test'
import type { StatusAnswer } from '@verbena/core/subscription/answers'
import { signUp } from '../app/accounts'
import { buildApp } from '../app/build-app'
import { withServer } from '../app/with-server'
import { withChromium } from '../browser/chromium'
import { readPlace, sweep, waitForFeed } from '../browser/feed-page'
import { newProfile, openPage } from '../browser/phone'
import type { Measure } from '../measure/measure'

const words = 12
const rounds = 3
const plan: StatusAnswer = { subscribed: true, subscription_end: null, plan: 'yearly', cancels: false }

/** Half a second of silent MPEG audio, twice as long as the sound of a word in bytes. */
const frame = Buffer.alloc(417)
frame.set([0xff, 0xfb, 0x90, 0x64])
const audioContent = Buffer.concat(Array.from({ length: 40 }, () => frame)).toString('base64')

declare global {
  interface Window {
    heardMs: number[]
  }
}

/** From a tap on the speaker to the sound of a word in a voice of the server, asked for and kept. */
export async function benchmarkHearing(): Promise<Measure[]> {
  const app = await buildApp()
  return withServer(app, ({ url }) => withChromium((browser) => measureHearing(browser, url)))
}

async function measureHearing(browser: Browser, url: string): Promise<Measure[]> {
  const session = await signUp(url, 'listener')
  const at = Date.now()
  const context = await newProfile(browser, {
    storage: {
      'verbena-session': JSON.stringify(session),
      'verbena-plan': JSON.stringify({ userId: session.user.id, plan: 'yearly', end: null, cancels: false, at }),
      'verbena-learner': JSON.stringify({ version: 1, settings: { selectedVoice: { value: 'uk-male', at } } }),
    },
  })
  const { page } = await openPage(context)
  let asked = 0
  await page.route('**/api/functions/check-subscription', (route) => route.fulfill({ json: plan }))
  await page.route('**/api/functions/text-to-speech', (route) => {
    asked += 1
    return route.fulfill({ json: { audioContent } })
  })
  await timeSounds(page)
  await page.goto(`${url}/categories`)
  await waitForFeed(page)
  await page.waitForTimeout(6000) // speech is made ready after the first screen
  const [first, again]: [number[], number[]] = [[], []]
  while (first.length < words) {
    await sweep(page, 1)
    const { word, position } = await readPlace(page)
    if (position < 0) continue // an upsell card says nothing
    first.push(await hear(page, word))
    const before = asked
    for (let i = 0; i < rounds; i++) again.push(await hear(page, word))
    // the word after this one may be fetched meanwhile
    if (asked > before + 1) throw new Error(`${asked - before} requests for a word that is kept`)
  }
  await context.close()
  return [
    { what: 'tap to the sound of a word that is asked for, the server answering at once', unit: 'ms', samples: first },
    { what: 'tap to the sound of a word that is kept', unit: 'ms', samples: again, judge: 'p95', atMost: 100 },
    { what: `requests for ${words} words heard ${rounds + 1} times each`, unit: '', samples: [asked], atMost: words + 1 },
  ]
}

/** Notes with every sound how long after the last tap it began. */
async function timeSounds(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.heardMs = []
    let lifted = 0
    window.addEventListener(
      'pointerup',
      (event) => {
        lifted = event.timeStamp
      },
      { capture: true },
    )
    const { play } = HTMLMediaElement.prototype
    HTMLMediaElement.prototype.play = function () {
      if (this.src.startsWith('blob:'))
        this.addEventListener('playing', () => window.heardMs.push(performance.now() - lifted), { once: true })
      return play.call(this)
    }
  })
}

async function hear(page: Page, word: string): Promise<number> {
  const before = await page.evaluate(() => window.heardMs.length)
  await page.locator(`article[aria-label="${word}"] [aria-label="Pronounce"]`).tap()
  await page.waitForFunction((count) => window.heardMs.length > count, before)
  return page.evaluate(() => window.heardMs.at(-1) ?? 0)
}
