import type { Browser, Page } from '@playwright/test'
import { type FeedPlace, readPlace, scrollToPage, waitForFeed } from '../browser/feed-page'
import { newProfile, openPage } from '../browser/phone'
import type { Measure } from '../measure/measure'

const pages = [7, 64, 150, 313, 421, 598, 640, 777, 923, 1098]

type Jump = { ms: number; isExact: boolean }

/** Coming back to a word: from its details by the app's own way, and by opening the address with its return key. */
export async function measureJumps(browser: Browser, address: string): Promise<Measure[]> {
  const context = await newProfile(browser)
  const { page } = await openPage(context)
  await page.goto(address)
  await waitForFeed(page)
  const back: Jump[] = []
  const opened: Jump[] = []
  for (const number of pages) {
    await scrollToPage(page, number)
    // where an upsell card stands, the word before it is meant
    if ((await readPlace(page)).position < 0) await scrollToPage(page, number - 1)
    const place = await readPlace(page)
    const key = await openDetails(page)
    back.push(await goBack(page, place))
    await page.goto(`${new URL(address).origin}/categories?returnKey=${encodeURIComponent(key)}`)
    await waitForFeed(page)
    opened.push({ ms: 0, isExact: isSame(await readPlace(page), place) })
    // the address above grew the feed only as far as its word
    await page.goto(address)
    await waitForFeed(page)
  }
  await context.close()
  const wrong = (jumps: readonly Jump[]) => jumps.filter(({ isExact }) => !isExact).length
  return [
    { what: `wrong places after ${pages.length} returns from details`, unit: '', samples: [wrong(back)], atMost: 0 },
    { what: `wrong places after ${pages.length} addresses with a return key`, unit: '', samples: [wrong(opened)], atMost: 0 },
    { what: 'return from details to the word on screen', unit: 'ms', samples: back.map(({ ms }) => ms), atMost: 100 },
  ]
}

/** Opens the details of the word on screen and answers the return key in their address. */
async function openDetails(page: Page): Promise<string> {
  await page.evaluate(() => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'd', cancelable: true })))
  await page.waitForURL(/\/word-details/)
  await page
    .getByRole('button', { name: 'Back' })
    .or(page.getByRole('link', { name: 'Back' }))
    .first()
    .waitFor()
  return new URL(page.url()).searchParams.get('returnKey') ?? ''
}

async function goBack(page: Page, place: FeedPlace): Promise<Jump> {
  const ms = await page.evaluate((word) => {
    const button = document.querySelector<HTMLElement>('[aria-label="Back"], [title="Back"]')
    const startedAt = performance.now()
    button?.click()
    return new Promise<number>((resolve) => {
      function look() {
        const box = document.querySelector('[role="feed"]')
        const shown = box?.children[Math.round(box.scrollTop / box.clientHeight)]?.querySelector('article')
        if (shown?.getAttribute('aria-label') !== word) {
          requestAnimationFrame(look)
          return
        }
        const painted = new MessageChannel()
        painted.port1.onmessage = () => resolve(performance.now() - startedAt)
        painted.port2.postMessage(null)
      }
      requestAnimationFrame(look)
    })
  }, place.word)
  await waitForFeed(page)
  return { ms, isExact: isSame(await readPlace(page), place) }
}

function isSame(now: FeedPlace, before: FeedPlace): boolean {
  return now.word === before.word && now.position === before.position && now.offBy < 1
}
