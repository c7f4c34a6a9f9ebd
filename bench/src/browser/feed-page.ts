import type { Page } from '@playwright/test'

/** Where the feed stands: the word on screen, its place among all (-1 for an upsell card), and how far off its page's edge. */
export type FeedPlace = { word: string; position: number; entries: number; offBy: number }
export type FeedSize = { entries: number; nodes: number; mounted: number }

const feed = '[role="feed"]'

/** Waits until the feed shows a word, and everything the page fetches in the quiet has come. */
export async function waitForFeed(page: Page): Promise<void> {
  await page.waitForSelector(`${feed} article h2`)
  await page.waitForLoadState('networkidle')
}

export function readPlace(page: Page): Promise<FeedPlace> {
  return page.$eval(feed, (box) => {
    const number = box.scrollTop / box.clientHeight
    const card = box.children[Math.round(number)]?.querySelector('article')
    return {
      word: card?.getAttribute('aria-label') ?? '',
      position: Number(card?.getAttribute('aria-posinset')) - 1,
      entries: Number(card?.getAttribute('aria-setsize')),
      offBy: Math.abs(box.scrollTop - Math.round(number) * box.clientHeight),
    }
  })
}

export function readSize(page: Page): Promise<FeedSize> {
  return page.$eval(feed, (box) => ({
    entries: Number(box.querySelector('[aria-setsize]')?.getAttribute('aria-setsize')),
    nodes: box.querySelectorAll('*').length + 1,
    mounted: Array.from(box.children).filter((section) => section.childElementCount > 0).length,
  }))
}

/** Goes to a page as dragging a scroll bar would: as far as pages are built, which builds more of them, until it is there. */
export async function scrollToPage(page: Page, number: number): Promise<void> {
  await page.$eval(
    feed,
    async (box, to) => {
      for (;;) {
        const last = box.children.length - 1
        box.scrollTo({ top: Math.min(to, last) * box.clientHeight, behavior: 'instant' })
        const isThere = () => (box.children[to]?.childElementCount ?? 0) > 0
        while (!isThere() && box.children.length - 1 === last) await new Promise(requestAnimationFrame)
        if (isThere()) return
      }
    },
    number,
  )
}

/** Steps on by the feed's own key, page after page as each comes to rest; answers the most cards that were ever mounted. */
export function sweep(page: Page, pages: number): Promise<number> {
  return page.$eval(
    feed,
    async (box, count) => {
      let mostMounted = 0
      for (let i = 0; i < count; i++) {
        const rested = new Promise((resolve) => box.addEventListener('scrollend', resolve, { once: true }))
        window.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', cancelable: true }))
        await rested
        const mounted = Array.from(box.children).filter((section) => section.childElementCount > 0).length
        mostMounted = Math.max(mostMounted, mounted)
      }
      return mostMounted
    },
    pages,
  )
}
