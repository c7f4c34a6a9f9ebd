import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root, run } from './run.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge']
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/**
 * A Chromium to test in: one on this machine, else Playwright's own download, else the distribution's package.
 * Ends the script with a sentence when none can be had.
 */
export async function ensureBrowser() {
  const found = findBrowser() ?? (await playwrightBrowser())
  if (found) return found
  console.log('No Chromium here. Asking Playwright for its own…')
  await run('npx', ['playwright', 'install', 'chromium'], { isQuiet: true })
  const downloaded = await playwrightBrowser()
  if (downloaded) return downloaded
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    console.log('Playwright’s download did not work. Asking the distribution for its package…')
    await run('apt-get', ['update'], { isQuiet: true }).catch(() => undefined)
    await run('apt-get', ['install', '-y', 'chromium'], { isQuiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } }).catch(
      () => undefined,
    )
    const installed = findBrowser()
    if (installed) return installed
  }
  console.error('The browser tests need Chromium or Chrome. Install one and run npm test again, or set CHROMIUM_PATH to its program.')
  process.exit(1)
}

function findBrowser() {
  const given = process.env.CHROMIUM_PATH
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))
  return [...(given ? [given] : []), ...onPath, ...places].find(isProgram)
}

async function playwrightBrowser() {
  const { chromium } = await import(pathToFileURL(join(root, 'node_modules/@playwright/test/index.mjs')).href)
  const path = chromium.executablePath()
  return isProgram(path) ? path : undefined
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
