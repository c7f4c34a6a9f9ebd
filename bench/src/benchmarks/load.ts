import type { Browser } from '@playwright/test'
import { buildApp } from '../app/build-app'
import { withServer } from '../app/with-server'
import { withChromium } from '../browser/chromium'
import { type LoadRun, runColdLoad, runReturningLoad } from '../browser/load-run'
import type { Network } from '../browser/phone'
import type { Measure } from '../measure/measure'

const runs = 7
const networks: readonly Network[] = ['unthrottled', 'slow 4G']

/** Opening the feed by its address: for the first time, and again. */
export async function benchmarkLoad(): Promise<Measure[]> {
  const app = await buildApp()
  return withServer(app, ({ url }) => withChromium((browser) => measureLoads(browser, `${url}/categories`)))
}

async function measureLoads(browser: Browser, address: string): Promise<Measure[]> {
  const measures: Measure[] = []
  for (const network of networks) {
    const cold = await repeat(() => runColdLoad(browser, address, network))
    const isSlow = network === 'slow 4G'
    const samples = (name: keyof LoadRun) => cold.map((run) => run[name])
    measures.push(
      { what: `first paint, cold, ${network}`, unit: 'ms', samples: samples('firstPaintMs'), ...(isSlow && { atMost: 500 }) },
      { what: `first word, cold, ${network}`, unit: 'ms', samples: samples('firstWordMs'), ...(isSlow && { atMost: 1300 }) },
      { what: `layout shift, cold, ${network}`, unit: '', samples: samples('layoutShift'), judge: 'max', atMost: 0.004 },
    )
    if (isSlow) measures.push(...transferred(cold))
    for (const hasWorker of [false, true]) measures.push(...(await measureReturning(browser, address, network, hasWorker)))
  }
  return measures
}

function transferred(cold: readonly LoadRun[]): Measure[] {
  return [
    { what: 'scripts over the wire by the first word', unit: 'kB', samples: cold.map((run) => run.scriptsKB), atMost: 105 },
    { what: 'words over the wire by the first word', unit: 'kB', samples: cold.map((run) => run.wordsKB), atMost: 90 },
    { what: 'everything over the wire by the first word', unit: 'kB', samples: cold.map((run) => run.totalKB) },
  ]
}

async function measureReturning(browser: Browser, address: string, network: Network, hasWorker: boolean): Promise<Measure[]> {
  const again = await repeat(() => runReturningLoad(browser, address, network, hasWorker))
  const by = `returning by ${hasWorker ? 'worker' : 'HTTP cache'}, ${network}`
  return [
    { what: `first word, ${by}`, unit: 'ms', samples: again.map((run) => run.firstWordMs), ...(hasWorker && { atMost: 600 }) },
    { what: `everything over the wire, ${by}`, unit: 'kB', samples: again.map((run) => run.totalKB) },
  ]
}

async function repeat<Result>(work: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (let i = 0; i < runs; i++) results.push(await work())
  return results
}
