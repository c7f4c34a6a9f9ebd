import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, chromium } from '@playwright/test'
import { root } from '../app/folders'

const flags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync']

/** Does something with the Chromium that the browser tests use too. */
export async function withChromium<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: flags })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}

export async function chromiumVersion(): Promise<string> {
  return withChromium(async (browser) => browser.version())
}

async function findChromium(): Promise<string> {
  const given = process.env.CHROMIUM_PATH
  if (given !== undefined) return given
  const { ensureBrowser }: { ensureBrowser: () => Promise<string> } = await import(pathToFileURL(join(root, 'scripts/browser.mjs')).href)
  return ensureBrowser()
}
