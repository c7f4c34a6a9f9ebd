import { pageAnswerSchema, statusAnswerSchema } from '@verbena/core/subscription/answers'
import { pino } from 'pino'
import * as v from 'valibot'
import { expect } from 'vitest'
import type { Database } from '../../src/db/database'
import { createBilling } from '../../src/providers/billing/billing'
import { reconcile } from '../../src/providers/billing/reconcile'
import { createStripeProvider } from '../../src/providers/billing/stripe/stripe-provider'
import { testApp } from '../test-app'
import { type StripeStub, signedMessage, stubPrices, webhookSecret } from './stripe-stub'

/** The app with its payments at the stub, and somebody signed in who acts on theirs. */
export async function stripeApp(db: Database, { url, state }: StripeStub) {
  const clock = { now: Date.parse('2025-03-01T12:00:00Z') }
  const now = () => new Date(clock.now)
  const lines: string[] = []
  const log = pino({ level: 'trace' }, { write: (line) => lines.push(line) })
  const settings = { secretKey: 'sk_test_stub', webhookSecret, prices: stubPrices, apiUrl: url }
  const billing = createBilling(db, createStripeProvider(settings, log, now), now)
  const app = testApp(db, { now, payments: { billing, sandbox: undefined }, publicUrl: new URL('https://words.test') })
  const session = await app.signUp()
  const call = (name: string, json?: unknown) =>
    app.request(`/api/functions/${name}`, { method: 'POST', token: session.accessToken, ...(json !== undefined && { json }) })
  const checkout = (plan: 'monthly' | 'yearly') => call('create-checkout', { priceId: stubPrices[plan] })
  const urlFrom = async (answer: Response) => {
    expect(answer.status).toBe(200)
    return v.parse(pageAnswerSchema, await answer.json()).url
  }
  /** The customer that Stripe made for this person. */
  const customer = () => {
    const made = state.calls.findLast(({ name, sent }) => name === 'GET /v1/subscriptions' && typeof sent.customer === 'string')
    return String(made?.sent.customer)
  }
  const deliver = ({ message, signature }: { message: string; signature?: string }) =>
    app.request('/api/webhooks/stripe', { body: message, headers: signature === undefined ? {} : { 'stripe-signature': signature } })
  return {
    ...app,
    clock,
    log: lines,
    billing,
    userId: session.user.id,
    call,
    checkout,
    checkoutUrl: async (plan: 'monthly' | 'yearly') => urlFrom(await checkout(plan)),
    portalUrl: async () => urlFrom(await call('customer-portal')),
    status: async () => v.parse(statusAnswerSchema, await (await call('check-subscription')).json()),
    customer,
    deliver,
    tell: (about: string) => deliver(signedMessage(about, clock.now)),
    reconcile: () => reconcile(db, billing, now, log),
  }
}
