import { plansAnswerSchema, statusAnswerSchema } from '@verbena/core/subscription/answers'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { planOf } from '../src/access/plan'
import { subscriptions } from '../src/db/schema/subscription'
import { openBilling } from '../src/providers/billing/open-billing'
import { failureOf, testApp } from './test-app'
import { testDatabase } from './test-database'

const db = await testDatabase()
const log = pino({ level: 'silent' })
const now = () => new Date('2025-03-01T12:00:00Z')
const open = (kind: 'sandbox' | 'off') => openBilling({ kind }, { db, now, log })

/** Someone who has bought a year in the sandbox. */
async function subscriber() {
  const { request, signUp } = testApp(db)
  const { user, accessToken: token } = await signUp()
  const answer = await request('/api/functions/create-checkout', { json: { priceId: 'price_sandbox_yearly' }, token })
  const { url } = v.parse(v.object({ url: v.string() }), await answer.json())
  await request(new URL(url).pathname, { method: 'POST' })
  return user.id
}

test('a restart keeps what was bought in the sandbox; leaving the sandbox closes it', async () => {
  const userId = await subscriber()
  const { billing } = await open('sandbox')
  await billing.refresh(userId)
  expect(await planOf(db, userId, now())).toBe('yearly')
  await open('off')
  expect(await planOf(db, userId, now())).toBeNull()
})

test('where nothing is sold everything says so kindly, and nobody is subscribed', async () => {
  const { request, signUp } = testApp(db, { payments: await open('off') })
  const { accessToken: token } = await signUp()
  expect(v.parse(plansAnswerSchema, await (await request('/api/functions/plans')).json())).toMatchObject({ payment: 'off', plans: [] })
  const status = await request('/api/functions/check-subscription', { method: 'POST', token })
  expect(v.parse(statusAnswerSchema, await status.json())).toMatchObject({ subscribed: false })
  const bought = await request('/api/functions/create-checkout', { json: { priceId: 'price_sandbox_monthly' }, token })
  expect(await failureOf(bought)).toMatchObject({
    status: 503,
    code: 'unavailable',
    message: expect.stringContaining('Everything that is free stays free'),
  })
  expect((await request('/api/sandbox/style.css')).status).toBe(404)
})

test('what was bought before selling stopped stays open, and cannot be forgotten unpaid', async () => {
  const userId = await subscriber()
  const until = new Date('2025-06-01T00:00:00Z')
  const paid = { provider: 'stripe', plan: 'monthly', accessUntil: until } as const
  await db.update(subscriptions).set(paid).where(eq(subscriptions.userId, userId))
  const { billing } = await open('off')
  expect(await planOf(db, userId, now())).toBe('monthly')
  await expect(billing.cancelFor(userId)).rejects.toMatchObject({ code: 'unavailable' })
  await db.update(subscriptions).set({ accessUntil: now() }).where(eq(subscriptions.userId, userId))
  expect(await billing.cancelFor(userId)).toEqual({ canceled: false })
})
