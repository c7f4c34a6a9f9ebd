import type { Browser } from '@playwright/test'
import { learnerWithRound } from '../app/learner'
import { readSize, scrollToPage, sweep, waitForFeed } from '../browser/feed-page'
import { framesWhile } from '../browser/frames'
import { newProfile, openPage } from '../browser/phone'
import type { Measure } from '../measure/measure'

const runs = 5
const wantedRound = 300

/** One more round at the end of the feed: how long the frame takes in which it is appended. */
export async function measureAppends(browser: Browser, address: string): Promise<Measure[]> {
  const { storage, words } = learnerWithRound(wantedRound)
  const longest: number[] = []
  for (let i = 0; i < runs; i++) {
    const context = await newProfile(browser, { storage })
    const { page } = await openPage(context)
    await page.goto(address)
    await waitForFeed(page)
    const { entries: before } = await readSize(page)
    // the round is due when four fifths of the words are read, and the upsell after every tenth
    await scrollToPage(page, Math.floor(before * 0.8 * 1.1) - 6)
    const frames = await framesWhile(page, () => sweep(page, 12))
    if ((await readSize(page)).entries <= before) throw new Error('The feed did not grow')
    longest.push(Math.max(...frames))
    await context.close()
  }
  return [{ what: `longest frame while ${words} entries are appended`, unit: 'ms', samples: longest, atMost: 33.3 }]
}
