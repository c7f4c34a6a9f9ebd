import { pageAnswerSchema, plansAnswerSchema, statusAnswerSchema } from '@verbena/core/subscription/answers'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { failureOf, sessionOf, testApp } from '../../../../test/test-app'
import { testDatabase } from '../../../../test/test-database'
import { reconcile } from '../../../providers/billing/reconcile'

const db = await testDatabase()
const dayMs = 24 * 60 * 60 * 1000
const silent = { warn: () => undefined }

/** Somebody signed in, and what they do about their subscription, page by page. */
async function subscriber() {
  const all = testApp(db)
  const { request, signUp, clock, billing, now } = all
  let session = await signUp()
  const call = async (name: string, json?: unknown) => {
    const ask = { method: 'POST', token: session.accessToken, ...(json !== undefined && { json }) }
    return request(`/api/functions/${name}`, ask)
  }
  const status = async () => v.parse(statusAnswerSchema, await (await call('check-subscription')).json())
  const addressFrom = async (answer: Response) => {
    expect(answer.status).toBe(200)
    return new URL(v.parse(pageAnswerSchema, await answer.json()).url).pathname
  }
  return {
    ...all,
    call,
    status,
    userId: session.user.id,
    checkout: async (plan: string) => addressFrom(await call('create-checkout', { priceId: `price_sandbox_${plan}` })),
    portal: async () => addressFrom(await call('customer-portal')),
    open: async (path: string) => (await request(path)).text(),
    press: async (path: string) => {
      const answer = await request(path, { method: 'POST' })
      expect(answer.status).toBe(303)
      return answer.headers.get('location') ?? ''
    },
    /** Days go by, everyone signs in again, and the server has looked after its subscribers. */
    async days(count: number) {
      clock.now += count * dayMs
      await reconcile(db, billing, now, silent)
      session = { ...session, ...(await sessionOf(await all.signIn(session.user.username))) }
    },
  }
}

test('the plans have prices in cents, and say that no money moves', async () => {
  const { request } = testApp(db)
  const plans = v.parse(plansAnswerSchema, await (await request('/api/functions/plans')).json())
  expect(plans).toEqual({
    payment: 'sandbox',
    currency: 'USD',
    plans: [
      { plan: 'monthly', price_id: 'price_sandbox_monthly', amount: 499 },
      { plan: 'yearly', price_id: 'price_sandbox_yearly', amount: 4999 },
    ],
  })
})

test('whoever never paid is not subscribed, and the answer holds exactly what the specification names', async () => {
  const { call } = await subscriber()
  expect(await (await call('check-subscription')).json()).toEqual({ subscribed: false, subscription_end: null, plan: null })
})

test.each(['check-subscription', 'create-checkout', 'customer-portal'])('%s needs somebody signed in', async (name) => {
  const { request } = testApp(db)
  expect(await failureOf(await request(`/api/functions/${name}`, { json: {} }))).toMatchObject({ status: 401, code: 'unauthorized' })
})

test.each(['price_unknown', 'monthly', '', 'price_sandbox_monthly '])('“%s” is no price that is sold', async (priceId) => {
  const { call } = await subscriber()
  expect(await failureOf(await call('create-checkout', { priceId }))).toMatchObject({ status: 400, code: 'invalid_input' })
})

test('monthly bought, upgraded, cancelled and over: every step as its page said', async () => {
  const { checkout, open, press, portal, status, call, days } = await subscriber()
  const page = await checkout('monthly')
  expect(await open(page)).toMatch(/No money moves here[\s\S]*\$4\.99 per month[\s\S]*Pay \$4\.99/)
  expect(await press(page)).toBe('/categories?subscription=true')
  expect(await (await call('check-subscription')).json()).toEqual({
    subscribed: true,
    subscription_end: '2025-04-01T12:00:00.000Z',
    plan: 'monthly',
  })

  await days(10)
  const upgrade = await checkout('yearly')
  expect(upgrade).toMatch(/\/portal\/.*\/upgrade$/)
  const offer = await open(upgrade)
  expect(offer).toMatch(/\$49\.99[\s\S]*−\$3\.38[\s\S]*\$46\.61[\s\S]*\$49\.99 on March 11, 2026/)
  expect(await status()).toMatchObject({ plan: 'monthly' })
  const action = /action="([^"]+)"/.exec(offer)?.[1] ?? ''
  await press(action.replace('due=4661', 'due=1'))
  expect(await status()).toMatchObject({ plan: 'monthly' })
  await press(action)
  expect(await status()).toMatchObject({ subscribed: true, plan: 'yearly', subscription_end: '2026-03-11T12:00:00.000Z' })

  const desk = await portal()
  expect(await open(`${desk}/cancel`)).toContain('Premium ends on March 11, 2026. Until then everything stays open')
  await press(`${desk}/cancel`)
  expect(await status()).toEqual({ subscribed: true, plan: 'yearly', subscription_end: '2026-03-11T12:00:00.000Z', cancels: true })
  await days(364)
  expect(await status()).toMatchObject({ subscribed: true, plan: 'yearly' })
  await days(2)
  expect(await (await call('check-subscription')).json()).toEqual({ subscribed: false, subscription_end: null, plan: null })
})

test('without anybody’s doing it renews, month after month', async () => {
  const { checkout, press, status, days } = await subscriber()
  await press(await checkout('monthly'))
  await days(32)
  expect(await status()).toMatchObject({ plan: 'monthly', subscription_end: '2025-05-01T12:00:00.000Z' })
  await days(100)
  expect(await status()).toMatchObject({ plan: 'monthly', subscription_end: '2025-08-01T12:00:00.000Z' })
})

test('a payment that fails leaves a week to make up for it', async () => {
  const { checkout, press, portal, status, days, open } = await subscriber()
  await press(await checkout('monthly'))
  const desk = await portal()
  await press(`${desk}/fail-payment`)
  await press(`${desk}/let-time-pass`)
  expect(await open(desk)).toMatch(/Payment failed[\s\S]*unless it is paid/)
  await days(6)
  expect(await status()).toMatchObject({ subscribed: true })
  await press(`${await portal()}/pay`)
  await days(6)
  expect(await status()).toMatchObject({ subscribed: true })

  await press(`${await portal()}/fail-payment`)
  await press(`${await portal()}/let-time-pass`)
  await press(`${await portal()}/let-time-pass`)
  expect(await status()).toMatchObject({ subscribed: false, plan: null })
  expect(await open(await portal())).toContain('There is no running subscription')
})

test('a year can become a month from its end on, and be kept after all', async () => {
  const { checkout, press, portal, status, open } = await subscriber()
  await press(await checkout('yearly'))
  const desk = await portal()
  expect(await open(`${desk}/downgrade`)).toContain('Yearly goes on until March 1, 2026')
  await press(`${desk}/downgrade`)
  await press(`${desk}/keep-yearly`)
  await press(`${desk}/downgrade`)
  expect(await status()).toMatchObject({ plan: 'yearly' })
  await press(`${desk}/let-time-pass`)
  expect(await status()).toMatchObject({ plan: 'monthly', subscribed: true })
  await press(`${desk}/cancel`)
  await press(`${desk}/renew`)
  expect((await status()).cancels).toBe(false)
})

test('pages belong to one person, work once, end, and cannot be guessed', async () => {
  const { checkout, portal, request, clock, status } = await subscriber()
  const page = await checkout('monthly')
  const again = await checkout('monthly')
  expect((await request(page)).status).toBe(404)
  expect(await failureOf(await request(`${again}x`, { method: 'POST' }))).toMatchObject({ status: 404, code: 'not_found' })
  const paid = await Promise.all([0, 1, 2].map(() => request(again, { method: 'POST' })))
  expect(paid.map((answer) => answer.status).sort()).toEqual([303, 404, 404])
  const desk = await portal()
  const closed = await request(again, { headers: { accept: 'text/html' } })
  expect(await closed.text()).toContain('has been used or has expired')
  expect(desk).toMatch(/^\/api\/sandbox\/portal\/[\w-]{43}$/)
  const other = await subscriber()
  expect(await other.status()).toMatchObject({ subscribed: false })
  await other.press(await other.checkout('yearly'))
  expect([(await status()).plan, (await other.status()).plan]).toEqual(['monthly', 'yearly'])
  clock.now += 61 * 60_000
  expect((await request(desk)).status).toBe(404)
  expect((await request(`${desk}/cancel`, { method: 'POST' })).status).toBe(404)
})

test('whoever pays already is never led to pay twice', async () => {
  const { checkout, press } = await subscriber()
  await press(await checkout('monthly'))
  expect(await checkout('monthly')).toMatch(/\/portal\/[\w-]+$/)
})

test('there is nothing to manage before anything was bought', async () => {
  const { call } = await subscriber()
  expect(await failureOf(await call('customer-portal'))).toMatchObject({ status: 404, code: 'not_found' })
})

test('asking for pages without end is refused for a while', async () => {
  const { call } = await subscriber()
  const ask = () => call('create-checkout', { priceId: 'price_sandbox_monthly' })
  for (let i = 0; i < 20; i += 1) expect((await ask()).status).toBe(200)
  expect(await failureOf(await ask())).toMatchObject({ status: 429, code: 'too_many_requests' })
})
