import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'

const web = fileURLToPath(new URL('../../apps/web', import.meta.url))
const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.svg': 'image/svg+xml', '.woff2': 'font/woff2' }

/** Where the Android app's page is at home, and the server it was built for. */
export const appOrigin = 'https://localhost'
const builtFor = 'https://words.example'

/** Builds the page as the apps carry it; whoever asked removes it. */
export function buildNativePage() {
  const folder = mkdtempSync(join(tmpdir(), 'verbena-native-'))
  const env = { ...process.env, VITE_API_URL: builtFor, NODE_ENV: 'production' }
  execFileSync('npm', ['run', 'build:native', '--silent', '--', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'], {
    cwd: web,
    env,
  })
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Hands the page out as an app does, from its own files, and leads what it asks of its server to this one. */
export async function serveNativePage(page: Page, folder: string, serverUrl: string): Promise<void> {
  await page.route(`${appOrigin}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    const file = join(folder, pathname)
    const path = extname(pathname) !== '' && existsSync(file) ? file : join(folder, 'index.html')
    return route.fulfill({ body: readFileSync(path), contentType: types[extname(path)] ?? 'application/octet-stream' })
  })
  await page.route(`${builtFor}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url())
    const response = await route.fetch({
      url: `${serverUrl}${pathname}${search}`,
      headers: { ...route.request().headers(), origin: appOrigin },
    })
    await route.fulfill({ response })
  })
}
