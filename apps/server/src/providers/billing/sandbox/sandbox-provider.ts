import { randomBytes } from 'node:crypto'
import { AppError } from '@verbena/core/base/app-error'
import { isRunning } from '@verbena/core/subscription/pick-subscription'
import { knownPrices, type Plan, plans } from '@verbena/core/subscription/plan'
import type { Database } from '../../../db/database'
import type { PaymentProvider } from '../payment-provider'
import { act, type SandboxAction, type SandboxSubscription } from './rules'
import { addPage, buy, changeSubscriptions, findPage, type SandboxPage } from './store'

const pageLifeMs = 60 * 60 * 1000
const customerMark = 'sandbox_'

/** The provider that plays at paying, and what its own pages can do. */
export type Sandbox = PaymentProvider & {
  /** The open page of an address nobody can guess; undefined once it was used or has expired. */
  page(id: string): Promise<SandboxPage | undefined>
  pay(id: string): Promise<boolean>
  /** The newest subscription, as it is by now. */
  subscription(userId: string): Promise<SandboxSubscription | undefined>
  act(userId: string, action: SandboxAction): Promise<void>
}

export function createSandbox(db: Database, now: () => Date): Sandbox {
  async function open(userId: string, plan: Plan | null): Promise<string> {
    const id = randomBytes(32).toString('base64url')
    await addPage(db, { userId, plan }, id, new Date(now().getTime() + pageLifeMs))
    return id
  }
  return {
    name: 'sandbox',
    async prices() {
      const prices = plans.map((plan) => ({ plan, priceId: priceIdOf(plan), cents: knownPrices[plan] }))
      return { currency: knownPrices.currency, prices }
    },
    planOfPrice: (priceId) => plans.find((plan) => priceIdOf(plan) === priceId),
    createCustomer: async (userId) => `${customerMark}${userId}`,
    subscriptionsOf: (customerId) => changeSubscriptions(db, customerId.slice(customerMark.length), now()),
    checkout: async ({ userId }, plan, origin) => `${origin}/api/sandbox/checkout/${await open(userId, plan)}`,
    async portal({ userId }, origin, change) {
      const page = `${origin}/api/sandbox/portal/${await open(userId, null)}`
      return change ? `${page}/${change.plan === 'yearly' ? 'upgrade' : 'downgrade'}` : page
    },
    async endAll(customerId) {
      const userId = customerId.slice(customerMark.length)
      const running = (await changeSubscriptions(db, userId, now())).filter(isRunning)
      await changeSubscriptions(db, userId, now(), (one) => (isRunning(one) ? { ...one, status: 'canceled', endedUnpaid: true } : one))
      return running.length > 0
    },
    async customerOfMessage() {
      throw new AppError('not_found', 'No payment provider sends messages here.')
    },
    page: (id) => findPage(db, id, now()),
    pay: (id) => buy(db, id, now()),
    async subscription(userId) {
      return (await changeSubscriptions(db, userId, now())).at(-1)
    },
    async act(userId, action) {
      const newest = (await changeSubscriptions(db, userId, now())).at(-1)?.id
      await changeSubscriptions(db, userId, now(), (one) => (one.id === newest ? act(one, action, now()) : one))
    },
  }
}

function priceIdOf(plan: Plan): string {
  return `price_sandbox_${plan}`
}
