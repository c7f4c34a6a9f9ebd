import type { Browser, BrowserContext } from '@playwright/test'
import { type LoadTimes, loadToFirstWord, probeLoads, readLoadTimes } from './load-probe'
import { type Network, newProfile, openPage } from './phone'
import { countTransfer } from './transfer'

export type LoadRun = LoadTimes & { scriptsKB: number; wordsKB: number; totalKB: number }

/** Opens an address in a profile and answers what it took until its first word. */
async function runLoad(context: BrowserContext, address: string, network: Network): Promise<LoadRun> {
  const { page, devtools } = await openPage(context, network)
  const transfer = countTransfer(devtools)
  await loadToFirstWord(page, address)
  const sizes = { scriptsKB: transfer.scriptsKB(), wordsKB: transfer.wordsKB(), totalKB: transfer.totalKB() }
  const times = await readLoadTimes(page)
  await page.close()
  return { ...times, ...sizes }
}

/** The first visit of somebody who has never been here. */
export async function runColdLoad(browser: Browser, address: string, network: Network): Promise<LoadRun> {
  const context = await newProfile(browser)
  await probeLoads(context)
  const run = await runLoad(context, address, network)
  await context.close()
  return run
}

/** The second visit, with what the browser or the app's worker kept of the first. */
export async function runReturningLoad(browser: Browser, address: string, network: Network, hasWorker: boolean): Promise<LoadRun> {
  const context = await newProfile(browser, { hasWorker })
  await probeLoads(context)
  const first = await context.newPage()
  await loadToFirstWord(first, address)
  await readLoadTimes(first)
  if (hasWorker) await first.evaluate(async () => void (await navigator.serviceWorker.ready))
  await first.close()
  const run = await runLoad(context, address, network)
  await context.close()
  return run
}
