import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { buildAppWithWords } from '../app/build-app'
import { libraryOf, writeLibrary } from '../app/libraries'
import { withServer } from '../app/with-server'
import { withChromium } from '../browser/chromium'
import { waitForFeed } from '../browser/feed-page'
import { runColdLoad } from '../browser/load-run'
import { heapMB, type Network, newProfile, openPage } from '../browser/phone'
import type { Measure } from '../measure/measure'
import { measureFeedBuilding } from './feed-building'

const sizes = [300, 2000, 10_000]
const runs = 5
const networks: readonly Network[] = ['unthrottled', 'slow 4G']

/** What a larger library costs: bytes, time to the first word, memory, building a feed. */
export async function benchmarkGrowth(): Promise<Measure[]> {
  const measures: Measure[] = []
  for (const size of sizes) {
    const words = libraryOf(size)
    const name = `words-${size}`
    const app = await buildAppWithWords(name, await writeLibrary(name, words))
    const largest = Math.max(...levelSizes(app.web))
    const label = `${size} words:`
    measures.push({ what: `${label} largest level, brotli`, unit: 'kB', samples: [largest], ...(size === 2000 && { atMost: 90 }) })
    measures.push(...(await withServer(app, ({ url }) => withChromium((browser) => measureSize(browser, url, label)))))
    measures.push(...measureFeedBuilding(words, label))
  }
  return measures
}

/** The compressed size of each level's words. */
function levelSizes(web: string): number[] {
  const assets = join(web, 'assets')
  const files = readdirSync(assets).filter((file) => /^(?:beginner|intermediate|advanced)-.*\.js\.br$/.test(file))
  return files.map((file) => statSync(join(assets, file)).size / 1000)
}

async function measureSize(browser: Browser, url: string, label: string): Promise<Measure[]> {
  const measures: Measure[] = []
  for (const network of networks) {
    const samples: number[] = []
    for (let i = 0; i < runs; i++) samples.push((await runColdLoad(browser, `${url}/categories`, network)).firstWordMs)
    measures.push({ what: `${label} first word, cold, ${network}`, unit: 'ms', samples })
  }
  const feed = await heapOf(browser, `${url}/categories`, (page) => waitForFeed(page))
  // an empty list of the learner's own asks for every level
  const whole = await heapOf(browser, `${url}/categories?category=Favorites`, (page) =>
    page.getByRole('heading', { name: 'No words in Favorites' }).waitFor(),
  )
  return [
    ...measures,
    { what: `${label} heap with one level`, unit: 'MB', samples: feed },
    { what: `${label} heap with all levels`, unit: 'MB', samples: whole },
  ]
}

type Page = Awaited<ReturnType<typeof openPage>>['page']

async function heapOf(browser: Browser, address: string, settle: (page: Page) => Promise<unknown>): Promise<number[]> {
  const samples: number[] = []
  for (let i = 0; i < 3; i++) {
    const context = await newProfile(browser)
    const phone = await openPage(context)
    await phone.page.goto(address)
    await settle(phone.page)
    await phone.page.waitForLoadState('networkidle')
    samples.push(await heapMB(phone))
    await context.close()
  }
  return samples
}
