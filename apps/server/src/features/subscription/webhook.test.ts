import { expect, test } from 'vitest'
import { stripeApp } from '../../../test/stripe/stripe-app'
import { signedMessage, startStripeStub, stubSubscription } from '../../../test/stripe/stripe-stub'
import { failureOf, testApp } from '../../../test/test-app'
import { testDatabase } from '../../../test/test-database'
import { planOf } from '../../access/plan'

const db = await testDatabase()
const stub = await startStripeStub()
const { state } = stub
const minuteMs = 60_000
const start = Date.parse('2025-03-01T12:00:00Z')

/** Somebody who has paid, of which no message has told yet. */
async function paidInSecret() {
  const app = await stripeApp(db, stub)
  await app.checkoutUrl('monthly')
  const customer = app.customer()
  state.subscriptions.set(customer, [stubSubscription({ from: start / 1000, to: start / 1000 + 31 * 24 * 3600 })])
  const plan = () => planOf(db, app.userId, new Date(app.clock.now))
  return { ...app, customer, plan, message: (at = app.clock.now) => signedMessage(customer, at) }
}

test.each<[string, (real: { message: string; signature: string }, customer: string) => { message: string; signature?: string }]>([
  ['without a signature', ({ message }) => ({ message })],
  ['with an empty signature', ({ message }) => ({ message, signature: '' })],
  ['with nonsense for one', ({ message }) => ({ message, signature: 't=1,v1=00' })],
  ['signed with another secret', (_, customer) => signedMessage(customer, start, 'whsec_of_somebody_else')],
  ['signed for other words', ({ message, signature }) => ({ message: message.replace('updated', 'deleted'), signature })],
  ['with one byte more', ({ message, signature }) => ({ message: `${message} `, signature })],
  [
    'with the time of the signature moved',
    ({ message, signature }) => ({ message, signature: signature.replace(/t=\d+/, `t=${start / 1000 + 1}`) }),
  ],
  [
    'signed with the right secret by an older scheme',
    ({ message, signature }) => ({ message, signature: signature.replace('v1=', 'v0=') }),
  ],
  ['that is not JSON', (_, customer) => ({ ...signedMessage(customer, start), message: '{' })],
])('a message %s is refused and asks nothing', async (_, forge) => {
  const { deliver, message, customer, plan } = await paidInSecret()
  const asked = state.calls.length
  expect(await failureOf(await deliver(forge(message(), customer)))).toMatchObject({ status: 400, code: 'invalid_input' })
  expect(state.calls.length).toBe(asked)
  expect(await plan()).toBeNull()
})

test('a message is taken for five minutes, and again within them without harm', async () => {
  const { deliver, message, plan, clock } = await paidInSecret()
  const sent = message()
  clock.now += 5 * minuteMs
  expect((await deliver(sent)).status).toBe(200)
  expect((await deliver(sent)).status).toBe(200)
  expect(await plan()).toBe('monthly')
  clock.now += 1000
  expect(await failureOf(await deliver(sent))).toMatchObject({ status: 400, message: expect.stringContaining('too old') })
})

test('a message larger than any that is sent is refused before it is read, signed or not', async () => {
  const { deliver, customer, clock } = await paidInSecret()
  const asked = state.calls.length
  const large = signedMessage(customer, clock.now, undefined, 'x'.repeat(70_000))
  expect(await failureOf(await deliver(large))).toMatchObject({ status: 413, code: 'payload_too_large' })
  expect(state.calls.length).toBe(asked)
})

test('where Stripe is not in use nobody listens', async () => {
  const { request } = testApp(db)
  const answer = await request('/api/webhooks/stripe', { body: '{}', headers: { 'stripe-signature': 't=1,v1=00' } })
  expect(await failureOf(answer)).toMatchObject({ status: 404, code: 'not_found' })
})

test('the sandbox’s pages are not there where money moves', async () => {
  const { request } = await stripeApp(db, stub)
  for (const path of ['style.css', 'checkout/x', 'portal/x']) expect((await request(`/api/sandbox/${path}`)).status).toBe(404)
})
