import { Hono } from 'hono'
import { planNow, type SubscriptionRow } from '../../access/plan'
import type { Guard } from '../../access/require-user'
import type { Throttle } from '../../access/throttle'
import type { Database } from '../../db/database'
import { body } from '../../http/validate'
import type { Billing } from '../../providers/billing/billing'
import { createFreshRow } from './fresh-row'
import { checkoutSchema } from './inputs'

type Deps = { db: Database; now: () => Date; billing: Billing; guard: Guard; throttle: Throttle; publicUrl: URL | undefined }

export const subscriptionRoutes = ({ db, now, billing, guard, throttle, publicUrl }: Deps) => {
  const freshRow = createFreshRow(db, billing, now)
  /** Where people come back to. Without a configured address only the sandbox is in use, whose pages are at the one asked for. */
  const originOf = (url: string) => publicUrl?.origin ?? new URL(url).origin
  return new Hono()
    .get('/plans', async (c) => c.json(await billing.plans()))
    .post('/check-subscription', guard.requireUser, async (c) => c.json(statusOf(await freshRow(c.var.user.userId), now())))
    .post('/create-checkout', guard.requireUser, body(checkoutSchema), throttle.byAddress('checkout'), async (c) => {
      const { userId } = c.var.user
      await throttle.byUsername('checkout', userId)
      return c.json({ url: await billing.checkout(userId, c.req.valid('json').priceId, originOf(c.req.url)) })
    })
    .post('/customer-portal', guard.requireUser, throttle.byAddress('portal'), async (c) => {
      const { userId } = c.var.user
      await throttle.byUsername('portal', userId)
      return c.json({ url: await billing.portal(userId, originOf(c.req.url)) })
    })
}

/** Spec §7; a subscription that ends instead of renewing says so besides. */
function statusOf(row: SubscriptionRow | undefined, now: Date) {
  const plan = planNow(row, now)
  if (!row || plan === null) return { subscribed: false, subscription_end: null, plan: null }
  const end = row.currentPeriodEnd?.toISOString() ?? null
  const ends = row.cancelAtPeriodEnd || row.status === 'canceled'
  return { subscribed: true, subscription_end: end, plan, ...(ends && { cancels: true }) }
}
