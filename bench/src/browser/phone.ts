import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'

/** The phone of the budget: its screen, four times slower than this machine. */
const screen = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const cpuSlowdown = 4

/** Slow 4G: 150 ms to the server and back, 1.6 Mbit/s down, 750 kbit/s up; in bytes a second. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

export type Network = 'unthrottled' | 'slow 4G'
export type Phone = { page: Page; devtools: CDPSession }

type ContextOptions = { hasWorker?: boolean; storage?: Record<string, string> }

/** A browser profile that has never been here, with what is put into its local storage beforehand. */
export async function newProfile(browser: Browser, { hasWorker = false, storage = {} }: ContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...screen,
    serviceWorkers: hasWorker ? 'allow' : 'block',
    reducedMotion: 'no-preference',
  })
  // functions sent to the page were compiled to call this helper
  await context.addInitScript({ content: 'globalThis.__name ??= (target) => target' })
  await context.addInitScript((entries) => {
    for (const [key, value] of entries) if (localStorage.getItem(key) === null) localStorage.setItem(key, value)
  }, Object.entries(storage))
  return context
}

/** A page as slow as the phone, on a network. */
export async function openPage(context: BrowserContext, network: Network = 'unthrottled'): Promise<Phone> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  if (network === 'slow 4G') await devtools.send('Network.emulateNetworkConditions', slow4G)
  return { page, devtools }
}

/** What the page's scripts hold in memory once everything that can go is gone. */
export async function heapMB({ devtools }: Phone): Promise<number> {
  // the second collection takes what the first one's finalisers let go
  for (let i = 0; i < 2; i++) await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  return usedSize / 2 ** 20
}
