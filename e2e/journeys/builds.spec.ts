import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type Front, openFront } from '../support/front'
import { test as base, expect } from '../support/journey'
import { type Build, copyBuild, finishBuild, rewrite } from '../support/next-build'
import { type RunningServer, startServer } from '../support/server'
import { visit } from '../support/visit'

type Builds = { old: RunningServer; next: RunningServer; start: (mark: string, change: (web: string) => void) => Promise<RunningServer> }

/** Two builds of the app, each with a server of its own, behind one address. */
const test = base.extend<{ front: Front }, { builds: Builds }>({
  builds: [
    async ({ server }, use) => {
      const copies: Build[] = []
      const started: RunningServer[] = []
      async function start(mark: string, change: (web: string) => void) {
        const build = copyBuild(mark)
        copies.push(build)
        change(build.web)
        const running = await startServer({}, build.program)
        started.push(running)
        return running
      }
      const next = await start('next', () => undefined)
      await use({ old: server, next, start })
      for (const each of started) await each.stop()
      for (const each of copies) each.remove()
    },
    { scope: 'worker' },
  ],
  front: async ({ builds }, use) => {
    const front = await openFront(builds.old)
    await use(front)
    await front.close()
  },
  baseURL: async ({ front }, use) => use(front.url),
})

const offer = (page: Page) => page.getByText('A new version is ready').first()
const feed = (page: Page) => page.getByRole('feed', { name: 'Words' })
const buildOf = (page: Page) => page.locator('html').getAttribute('data-build')

/** The browser looks for a new worker, as it does by itself now and then; answers how that ended. */
function look(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const updated = await registration.update().catch(() => null)
    const worker = updated?.installing
    if (updated === null) return 'refused'
    if (!worker) return updated.waiting ? 'waiting' : 'same'
    return new Promise<string>((resolve) => {
      worker.addEventListener('statechange', () => resolve(worker.state === 'installed' ? 'waiting' : worker.state))
    })
  })
}

/** What was kept is all there: the page, a sheet, a part of it that was never opened, without any answer from outside. */
async function expectWhole(page: Page, front: Front): Promise<void> {
  front.goDown()
  await page.goto('/categories?settings=true')
  await page.getByRole('button', { name: 'Terms and Conditions' }).click()
  await expect(page.getByRole('dialog', { name: 'Terms and Conditions' })).toBeVisible()
  await page.goto('/categories')
  await expect(feed(page)).toBeVisible()
}

test('a new version is offered at rest, taken when the learner says so, and another tab goes on with its own', async ({
  page,
  context,
  front,
  builds,
}) => {
  await visit(page)
  const [inRound, inSettings] = [await context.newPage(), await context.newPage()]
  await inRound.goto('/quiz?dev=true')
  await inSettings.goto('/categories?settings=true')
  front.serve(builds.next)
  expect(await look(page)).toBe('waiting')
  await expect(offer(page)).toBeVisible()
  expect(await buildOf(page)).toBeNull()
  await page.getByRole('button', { name: 'Load it' }).click()
  await expect.poll(() => buildOf(page)).toBe('next')
  await expect(feed(page)).toBeVisible()
  // the server has no part of the old version any more
  expect(await buildOf(inSettings)).toBeNull()
  await inSettings.getByRole('button', { name: 'Privacy Policy' }).click()
  await expect(inSettings.getByRole('dialog', { name: 'Privacy Policy' })).toBeVisible()
  await inSettings.getByRole('button', { name: 'Close' }).last().click()
  await expect(inSettings.getByRole('button', { name: /^A new version is ready/ })).toBeVisible()
  expect([await buildOf(inRound), await offer(inRound).count()]).toEqual([null, 0])
})

test('a page loaded again alone is the new version, and after a step back the older one', async ({ page, front, builds }) => {
  await visit(page)
  front.serve(builds.next)
  expect(await look(page)).toBe('waiting')
  await page.reload()
  await expect.poll(() => buildOf(page)).toBe('next')
  await expectWhole(page, front)
  front.serve(builds.old)
  await page.reload()
  await expect(feed(page)).toBeVisible()
  expect(await look(page)).toBe('waiting')
  await page.reload()
  await expect.poll(() => buildOf(page)).toBeNull()
  await expectWhole(page, front)
})

const wrongWorkers = {
  missing: { status: 404, type: 'application/json', text: '{}' },
  'an error of the server': { status: 500, type: 'text/plain', text: 'oops' },
  'a page': { status: 200, type: 'text/html', text: '<!doctype html><title>Sign in to the hotel</title>' },
  'no script': { status: 200, type: 'text/javascript', text: '}{ not a script' },
  'a script that fails': { status: 200, type: 'text/javascript', text: 'throw new Error("broken")' },
}

test('a worker that is not there, or not one, leaves the one that works', async ({ page, front, builds, expectedErrors }) => {
  expectedErrors.push(/./)
  await visit(page)
  front.serve(builds.next)
  for (const [what, fault] of Object.entries(wrongWorkers)) {
    front.breakWith(/^\/sw\.js/, fault)
    expect(await look(page), what).toBe('refused')
    await page.reload()
    await expect(feed(page), what).toBeVisible()
  }
  await expectWhole(page, front)
  expect(await buildOf(page)).toBeNull()
})

/** The page last: a browser still has the parts that came whole before it. */
const tornBuilds = [
  { what: 'a part is missing', path: /terms-dialog/, fault: { status: 404, type: 'application/json', text: '{}' } },
  { what: 'a part is another', path: /terms-dialog/, fault: { status: 200, type: 'text/javascript', text: 'export default 1' } },
  { what: 'the page is cut off', path: /^\/index\.html/, fault: { status: 200, type: 'text/html', text: '<!doctype html><title>Ver' } },
]

test('nothing is kept of a new version that is not whole, and all of it once it is', async ({ page, front, builds, expectedErrors }) => {
  expectedErrors.push(/./)
  await visit(page)
  front.serve(builds.next)
  for (const { what, path, fault } of tornBuilds) {
    front.breakWith(path, fault)
    expect(await look(page), what).toBe('redundant')
    expect(await page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('verbena-app-')).length)).toBe(1)
    await page.reload()
    await expect(feed(page), what).toBeVisible()
    expect(await buildOf(page), what).toBeNull()
  }
  front.mend()
  expect(await look(page)).toBe('waiting')
  await page.reload()
  await expect.poll(() => buildOf(page)).toBe('next')
  await expectWhole(page, front)
})

test('a device without room for a new version stays with the one it has', async ({ page, front, builds, expectedErrors }) => {
  expectedErrors.push(/./)
  await visit(page)
  front.serve(builds.next)
  const device = await page.context().newCDPSession(page)
  const used = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0)
  await device.send('Storage.overrideQuotaForOrigin', { origin: front.url, quotaSize: used + 500_000 })
  expect(await look(page)).toBe('redundant')
  await expectWhole(page, front)
  expect(await buildOf(page)).toBeNull()
})

test('a version that does not even start is gone with the next one', async ({ page, front, builds, expectedErrors }) => {
  expectedErrors.push(/the garden is closed/)
  const broken = await builds.start('broken', (web) => {
    const entry = /src="(\/assets\/[^"]+)"/
    rewrite(join(web, 'index.html'), (text) => {
      rewrite(join(web, entry.exec(text)?.[1] ?? ''), (script) => `throw new Error('the garden is closed');${script}`)
      return text
    })
    finishBuild(web)
  })
  await visit(page)
  front.serve(broken)
  expect(await look(page)).toBe('waiting')
  await page.reload()
  await expect(page.locator('#shell')).toBeVisible()
  front.serve(builds.next)
  expect(await look(page)).toBe('waiting')
  await page.reload()
  await expect.poll(() => buildOf(page)).toBe('next')
  await expect(feed(page)).toBeVisible()
})

test('the worker that switches keeping off forgets what was kept and leaves everything in use alone', async ({ page, front, builds }) => {
  const off = await builds.start('off', (web) => {
    finishBuild(web)
    copyFileSync(join(web, 'sw-off.js'), join(web, 'sw.js'))
  })
  await visit(page)
  await page.evaluate(() => caches.open('of-another'))
  front.serve(off)
  await look(page)
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['of-another'])
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  expect(await buildOf(page)).toBeNull()
  await page.reload()
  await expect(feed(page)).toBeVisible()
  expect(await buildOf(page)).toBe('off')
})

test.describe('where no worker can be', () => {
  test.use({ serviceWorkers: 'block' })

  test('a part of an older version that is gone is told in a sentence, and home is the new one', async ({
    page,
    front,
    builds,
    expectedErrors,
  }) => {
    expectedErrors.push(/./)
    await page.goto('/categories')
    await expect(feed(page)).toBeVisible()
    front.serve(builds.next)
    await page.getByRole('button', { name: 'Details' }).first().click()
    await expect(page.getByText('This part could not be loaded. Check your connection and try again.')).toBeVisible()
    await page.getByRole('button', { name: 'Return to Home' }).click()
    await expect(page.getByRole('button', { name: 'Get Started' }).or(page.getByRole('link', { name: 'Get Started' }))).toBeVisible()
    expect(await buildOf(page)).toBe('next')
  })
})
