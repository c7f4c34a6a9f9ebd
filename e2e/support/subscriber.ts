import type { APIRequestContext } from '@playwright/test'
import { test as base } from './journey'
import { freshUsername, password } from './learner'

type Subscriber = { username: string }

/** A journey of someone who has a subscription: one account a worker, signed in anew on the device of each test. */
export const test = base.extend<{ session: string }, { subscriber: Subscriber }>({
  subscriber: [
    async ({ server, playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: server.url })
      const username = freshUsername()
      const { accessToken } = await ask<{ accessToken: string }>(request, '/api/account/sign-up', { name: 'Ann Lee', username, password })
      await buyYear(request, accessToken)
      await request.dispose()
      await use({ username })
    },
    { scope: 'worker' },
  ],
  session: async ({ subscriber, request }, use) => {
    await use(JSON.stringify(await ask(request, '/api/account/sign-in', { username: subscriber.username, password })))
  },
  page: async ({ page, session }, use) => {
    await page.addInitScript((text) => {
      if (localStorage.getItem('verbena-session') === null) localStorage.setItem('verbena-session', text)
    }, session)
    await use(page)
  },
})

async function ask<Answer>(request: APIRequestContext, path: string, data: object): Promise<Answer> {
  const response = await request.post(path, { data })
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`)
  return response.json()
}

async function buyYear(request: APIRequestContext, accessToken: string): Promise<void> {
  const headers = { authorization: `Bearer ${accessToken}` }
  const offer: { plans: { plan: string; price_id: string }[] } = await (await request.get('/api/functions/plans', { headers })).json()
  const priceId = offer.plans.find(({ plan }) => plan === 'yearly')?.price_id
  const checkout = await request.post('/api/functions/create-checkout', { headers, data: { priceId } })
  const { url }: { url: string } = await checkout.json()
  const paid = await request.post(new URL(url).pathname)
  if (!paid.ok()) throw new Error(`The sandbox answered ${paid.status()}`)
}
