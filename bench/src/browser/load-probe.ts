import type { BrowserContext, Page } from '@playwright/test'

type Probe = { firstWordMs: number; layoutShift: number }
declare global {
  interface Window {
    loadProbe: Probe
  }
}

export type LoadTimes = { firstPaintMs: number; firstWordMs: number; layoutShift: number }

const patienceMs = 60_000

/** Lets every page of the profile note when its first word was on screen and how much its layout moved. */
export async function probeLoads(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const probe = { firstWordMs: 0, layoutShift: 0 }
    window.loadProbe = probe
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as Shift[]) if (!shift.hadRecentInput) probe.layoutShift += shift.value
    }).observe({ type: 'layout-shift', buffered: true })
    const watching = new MutationObserver(() => {
      const word = document.querySelector('[role="feed"] article h2')
      if (!word?.textContent) return
      watching.disconnect()
      const painted = new MessageChannel()
      painted.port1.onmessage = () => {
        probe.firstWordMs = performance.now()
      }
      // a message sent in a frame arrives after that frame was painted
      requestAnimationFrame(() => painted.port2.postMessage(null))
    })
    watching.observe(document, { childList: true, subtree: true })
  })
}

/** Opens an address and waits for its first word. */
export async function loadToFirstWord(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit', timeout: patienceMs })
  await page.waitForFunction(() => window.loadProbe?.firstWordMs > 0, undefined, { timeout: patienceMs })
}

/** What the probe noted, when the fonts are there too and nothing can move any more. */
export async function readLoadTimes(page: Page): Promise<LoadTimes> {
  await page.waitForFunction(() => document.readyState === 'complete' && document.fonts.status === 'loaded')
  await page.waitForTimeout(500)
  return page.evaluate(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]
    return { ...window.loadProbe, firstPaintMs: paint?.startTime ?? Number.NaN }
  })
}
