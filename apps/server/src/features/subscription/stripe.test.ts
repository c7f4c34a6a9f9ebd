import { plansAnswerSchema } from '@verbena/core/subscription/answers'
import * as v from 'valibot'
import { afterEach, expect, test } from 'vitest'
import { stripeApp } from '../../../test/stripe/stripe-app'
import { startStripeStub, stubPrices, stubSubscription } from '../../../test/stripe/stripe-stub'
import { failureOf } from '../../../test/test-app'
import { testDatabase } from '../../../test/test-database'
import { planOf } from '../../access/plan'

const db = await testDatabase()
const stub = await startStripeStub()
const { state } = stub

afterEach(() => {
  expect(state.violations).toEqual([])
  state.failing = undefined
})

const at = (time: string) => Date.parse(time) / 1000
const march = { from: at('2025-03-01T12:00:00Z'), to: at('2025-04-01T12:00:00Z') }

test('a checkout is for one known price and one customer, and leads back to the public address', async () => {
  const { checkoutUrl, userId, customer } = await stripeApp(db, stub)
  expect(await checkoutUrl('yearly')).toMatch(/^https:\/\/checkout\.test\//)
  const made = state.calls.findLast(({ name }) => name === 'POST /v1/checkout/sessions')
  expect(made?.sent).toMatchObject({
    mode: 'subscription',
    customer: customer(),
    client_reference_id: userId,
    line_items: { 0: { price: stubPrices.yearly, quantity: '1' } },
    success_url: 'https://words.test/categories?subscription=true',
    cancel_url: 'https://words.test/categories?subscription=true',
    subscription_data: { metadata: { verbena_user_id: userId } },
  })
  expect(made?.idempotencyKey).toContain(customer())
})

test('a price that is not configured reaches nobody', async () => {
  const { call } = await stripeApp(db, stub)
  const before = state.calls.length
  expect(await failureOf(await call('create-checkout', { priceId: 'price_of_another_shop' }))).toMatchObject({ status: 400 })
  expect(state.calls.length).toBe(before)
})

test('many taps at once make one customer and one page; another plan closes the first page', async () => {
  const { checkoutUrl, customer } = await stripeApp(db, stub)
  const urls = await Promise.all([1, 2, 3, 4].map(() => checkoutUrl('monthly')))
  expect(new Set(urls).size).toBe(1)
  expect(await checkoutUrl('monthly')).toBe(urls[0])
  expect(await checkoutUrl('yearly')).not.toBe(urls[0])
  expect(await checkoutUrl('monthly')).not.toBe(urls[0])
  const open = state.sessions.filter((session) => session.customer === customer() && session.status === 'open')
  expect(open).toHaveLength(1)
})

test('whoever pays monthly is led to confirm the change to yearly, and never to a second checkout', async () => {
  const { checkoutUrl, portalUrl, customer } = await stripeApp(db, stub)
  await checkoutUrl('monthly')
  state.subscriptions.set(customer(), [stubSubscription(march)])
  expect(await checkoutUrl('yearly')).toMatch(/^https:\/\/billing\.test\//)
  const change = { subscription: 'sub_1', items: { 0: { id: 'si_1', price: stubPrices.yearly, quantity: '1' } } }
  expect(state.calls.at(-1)?.sent).toEqual({
    customer: customer(),
    return_url: 'https://words.test/categories?subscription=true',
    flow_data: { type: 'subscription_update_confirm', subscription_update_confirm: change },
  })
  expect(await checkoutUrl('monthly')).toMatch(/^https:\/\/billing\.test\//)
  expect(state.calls.at(-1)?.sent).not.toHaveProperty('flow_data')
  expect(await portalUrl()).toMatch(/^https:\/\/billing\.test\//)
})

test('coming back from paying is noticed without any message', async () => {
  const { checkoutUrl, customer, status, clock } = await stripeApp(db, stub)
  await checkoutUrl('monthly')
  expect(await status()).toMatchObject({ subscribed: false })
  state.subscriptions.set(customer(), [stubSubscription(march)])
  clock.now += 60_000
  expect(await status()).toMatchObject({ subscribed: true, plan: 'monthly', subscription_end: '2025-04-01T12:00:00.000Z' })
  const asked = state.calls.length
  expect(await status()).toMatchObject({ subscribed: true })
  expect(state.calls.length).toBe(asked)
})

test('a message about a customer changes the row to what Stripe says, whatever the message said', async () => {
  const { checkoutUrl, customer, status, tell } = await stripeApp(db, stub)
  await checkoutUrl('yearly')
  state.subscriptions.set(customer(), [stubSubscription({ ...march, plan: 'yearly', cancel_at: march.to })])
  expect((await tell(customer())).status).toBe(200)
  expect(await status()).toMatchObject({ subscribed: true, plan: 'yearly', cancels: true })
  state.subscriptions.set(customer(), [
    stubSubscription({ ...march, plan: 'yearly', status: 'canceled', cancellation_details: { reason: 'payment_disputed' } }),
  ])
  await tell(customer())
  expect(await status()).toEqual({ subscribed: false, subscription_end: null, plan: null, cancels: false })
})

test('messages about nobody we know are taken and change nothing', async () => {
  const { tell } = await stripeApp(db, stub)
  expect((await tell('cus_of_another_app')).status).toBe(200)
})

test('a price that was replaced still gives its plan; what another app sold gives nothing', async () => {
  const { checkoutUrl, customer, status, tell, userId } = await stripeApp(db, stub)
  await checkoutUrl('monthly')
  const old = stubSubscription({ ...march, plan: 'yearly', price: { id: 'price_of_last_year' } })
  state.subscriptions.set(customer(), [old])
  await tell(customer())
  expect(await status()).toMatchObject({ subscribed: false })
  state.subscriptions.set(customer(), [{ ...old, metadata: { verbena_user_id: userId } }])
  await tell(customer())
  expect(await status()).toMatchObject({ subscribed: true, plan: 'yearly' })
})

test('a customer that was deleted at Stripe is made anew', async () => {
  const { checkoutUrl, customer, call } = await stripeApp(db, stub)
  await checkoutUrl('monthly')
  const first = customer()
  state.lost.add(first)
  expect((await call('customer-portal')).status).toBe(404)
  expect(await checkoutUrl('monthly')).toMatch(/^https:\/\/checkout\.test\//)
  expect(customer()).not.toBe(first)
})

test.each([500, 429, 401, 'hang up'] as const)(
  'Stripe failing (%s) is a sentence, nothing else breaks, and it recovers by itself',
  async (failing) => {
    const { checkout, checkoutUrl, status, log, call, tell, customer } = await stripeApp(db, stub)
    await checkoutUrl('monthly')
    state.failing = failing
    const failure = await failureOf(await checkout('monthly'))
    expect(failure).toMatchObject({ status: 503, code: 'unavailable', message: expect.stringMatching(/try again/) })
    expect(await failureOf(await call('customer-portal'))).toMatchObject({ status: 503 })
    expect(await status()).toMatchObject({ subscribed: false })
    // Not taken, so that Stripe sends it again.
    expect((await tell(customer())).status).toBe(503)
    expect(log.join('')).toContain('the payment provider refused or did not answer')
    expect(log.join('')).not.toContain('sk_test')
    state.failing = undefined
    expect(await checkoutUrl('monthly')).toMatch(/^https:/)
  },
)

test('prices are those Stripe charges, asked once an hour, and kept while Stripe is away', async () => {
  const { request, clock } = await stripeApp(db, stub)
  const plans = async () => v.parse(plansAnswerSchema, await (await request('/api/functions/plans')).json())
  expect(await plans()).toEqual({
    payment: 'open',
    currency: 'USD',
    plans: [
      { plan: 'monthly', price_id: 'price_m', amount: 499 },
      { plan: 'yearly', price_id: 'price_y', amount: 4999 },
    ],
  })
  const asked = state.calls.length
  await plans()
  expect(state.calls.length).toBe(asked)
  clock.now += 61 * 60_000
  state.failing = 500
  expect((await plans()).plans).toHaveLength(2)
})

test('a price of another interval is not sold', async () => {
  const { request, log } = await stripeApp(db, stub)
  const monthly = state.prices.get(stubPrices.monthly) ?? {}
  state.prices.set(stubPrices.monthly, { ...monthly, recurring: { interval: 'year', interval_count: 1 } })
  expect(await failureOf(await request('/api/functions/plans'))).toMatchObject({ status: 503, code: 'unavailable' })
  state.prices.set(stubPrices.monthly, monthly)
  expect(log.join('')).toContain('the configured prices cannot be sold')
})

test('before an account goes everything it pays or could pay for is ended, and told', async () => {
  const { checkoutUrl, customer, billing, userId, status } = await stripeApp(db, stub)
  expect(await billing.cancelFor(userId)).toEqual({ canceled: false })
  await checkoutUrl('monthly')
  const paying = customer()
  state.subscriptions.set(paying, [stubSubscription(march)])
  expect(await billing.cancelFor(userId)).toEqual({ canceled: true })
  expect(state.lost).toContain(paying)
  expect(state.sessions.filter((session) => session.customer === paying && session.status === 'open')).toEqual([])
  expect(await status()).toMatchObject({ subscribed: false })
  expect(await billing.cancelFor(userId)).toEqual({ canceled: false })
})

test('a missed message heals: while a checkout is open, at the end of a period, and within a day', async () => {
  const { checkoutUrl, customer, clock, reconcile, userId } = await stripeApp(db, stub)
  const plan = () => planOf(db, userId, new Date(clock.now))
  await checkoutUrl('monthly')
  const own = customer()
  state.subscriptions.set(own, [stubSubscription(march)])
  clock.now += 16 * 60_000
  await reconcile()
  expect(await plan()).toBe('monthly')

  clock.now = march.to * 1000 + 2 * 60_000
  state.subscriptions.set(own, [stubSubscription({ plan: 'yearly', from: march.to, to: at('2026-04-01T12:00:00Z') })])
  await reconcile()
  expect(await plan()).toBe('yearly')

  state.subscriptions.set(own, [stubSubscription({ ...march, status: 'canceled', cancellation_details: { reason: 'payment_failed' } })])
  clock.now += 25 * 60 * 60_000
  await reconcile()
  expect(await plan()).toBeNull()
  // Nothing is paid and nothing expected, so nobody asks any more.
  clock.now += 100 * 24 * 60 * 60_000
  const asked = () => state.calls.filter(({ sent }) => sent.customer === own).length
  const before = asked()
  await reconcile()
  expect(asked()).toBe(before)
})

test('a pass stops asking a provider that is away, and the next one heals', async () => {
  const { checkoutUrl, customer, clock, reconcile, userId } = await stripeApp(db, stub)
  await checkoutUrl('monthly')
  state.subscriptions.set(customer(), [stubSubscription(march)])
  clock.now += 16 * 60_000
  state.failing = 500
  expect(await reconcile()).toBe(0)
  state.failing = undefined
  clock.now += 16 * 60_000
  await reconcile()
  expect(await planOf(db, userId, new Date(clock.now))).toBe('monthly')
})
