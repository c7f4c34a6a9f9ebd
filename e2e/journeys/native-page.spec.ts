import { expect, test } from '../support/journey'
import { freshUsername, signUp } from '../support/learner'
import { appOrigin, buildNativePage, serveNativePage } from '../support/native-page'
import { asPhone } from '../support/phone'

test('the page that an app carries keeps to its policy, signs up at its server and opens on the feed', async ({ page, server }) => {
  const built = buildNativePage()
  try {
    await serveNativePage(page, built.folder, server.url)
    const phone = await asPhone(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(`${appOrigin}/auth`)
    await signUp(page, freshUsername())
    await expect.poll(async () => (await phone.calls('SplashScreen', 'hide')).length).toBe(1)
    const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content')
    expect(policy).toContain('connect-src')
    expect(policy).not.toContain('unsafe')
    expect([...new Set(asked.map((address) => new URL(address).origin))].sort()).toEqual([appOrigin, 'https://words.example'])
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  } finally {
    built.remove()
  }
})
