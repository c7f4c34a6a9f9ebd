import { AppError } from '@verbena/core/base/app-error'
import type { PlansAnswer } from '@verbena/core/subscription/answers'
import { isRunning, type ProviderSubscription, pickSubscription } from '@verbena/core/subscription/pick-subscription'
import type { Plan } from '@verbena/core/subscription/plan'
import type { Database } from '../../db/database'
import { checkAgainMs, nextCheck } from './next-check'
import { type Customer, LostCustomer, type PaymentProvider } from './payment-provider'
import { expectNews, findCustomer, findOwner, keepCustomer, takeLook, writeLook } from './store'

/** Everything the app asks of payments, whoever provides them. What cannot be done right now throws `unavailable`. */
export type Billing = {
  provider: PaymentProvider['name'] | 'off'
  plans(): Promise<PlansAnswer>
  /** An address to buy the plan of a price at, or to change to it for whoever already pays; `origin` is where to come back to. */
  checkout(userId: string, priceId: string, origin: string): Promise<string>
  /** An address to change, cancel or renew at. */
  portal(userId: string, origin: string): Promise<string>
  /** Ends all that someone pays for, at once, before their account goes; tells whether there was anything. */
  cancelFor(userId: string): Promise<{ canceled: boolean }>
  /** Looks what the provider says about the person and writes it down. */
  refresh(userId: string): Promise<void>
  /** A message the provider sent. It only says about whom there is news: what is true is asked for. */
  receive(message: string, signature: string): Promise<void>
}

/** Checkouts end within a day; who goes to the portal comes back sooner. */
const checkoutMs = 24 * 60 * 60 * 1000
const portalMs = 60 * 60 * 1000

export function createBilling(db: Database, provider: PaymentProvider, now: () => Date): Billing {
  /** Asks the provider, and writes the answer unless a look begun later was faster. */
  async function look(customer: Customer): Promise<ProviderSubscription[]> {
    const before = await takeLook(db, customer.userId, customer.customerId)
    const all = await provider.subscriptionsOf(customer.customerId)
    if (!before) return all
    const counts = pickSubscription(all, now())
    const checkAt = nextCheck({ all, counts }, before.expectsNewsUntil, now())
    await writeLook(db, customer, { look: before.looksTaken, counts, checkAt }, now())
    return all
  }
  async function customerOf(userId: string, lost?: string): Promise<Customer> {
    const known = lost === undefined ? await findCustomer(db, userId, provider.name) : undefined
    if (known) return known
    const customerId = await provider.createCustomer(userId, lost)
    await keepCustomer(db, userId, provider.name, customerId, now())
    return { userId, customerId }
  }
  async function expectNewsFor(userId: string, ms: number): Promise<void> {
    await expectNews(db, userId, new Date(now().getTime() + ms), new Date(now().getTime() + checkAgainMs))
  }
  /** Nobody pays twice: whoever pays already is led to change what they have. */
  async function checkoutAs(customer: Customer, plan: Plan, origin: string): Promise<string> {
    const running = (await look(customer)).filter(isRunning)
    const current = pickSubscription(running, now()) ?? running[0]
    await expectNewsFor(customer.userId, current ? portalMs : checkoutMs)
    if (!current) return provider.checkout(customer, plan, origin)
    const canChange = current.plan !== plan && current.status === 'active' && !current.cancelAtPeriodEnd
    return provider.portal(customer, origin, canChange ? { subscriptionId: current.id, plan } : undefined)
  }
  return {
    provider: provider.name,
    async plans() {
      const { currency, prices } = await provider.prices()
      const plans = prices.map(({ plan, priceId, cents }) => ({ plan, price_id: priceId, amount: cents }))
      return { payment: provider.name === 'sandbox' ? 'sandbox' : 'open', currency, plans }
    },
    async checkout(userId, priceId, origin) {
      const plan = provider.planOfPrice(priceId)
      if (!plan) throw new AppError('invalid_input', 'This plan is not sold. Please choose another one.')
      const customer = await customerOf(userId)
      try {
        return await checkoutAs(customer, plan, origin)
      } catch (error) {
        if (!(error instanceof LostCustomer)) throw error
        return checkoutAs(await customerOf(userId, customer.customerId), plan, origin)
      }
    },
    async portal(userId, origin) {
      const customer = await findCustomer(db, userId, provider.name)
      if (!customer) throw noSubscription()
      try {
        const address = await provider.portal(customer, origin)
        await expectNewsFor(userId, portalMs)
        return address
      } catch (error) {
        throw error instanceof LostCustomer ? noSubscription() : error
      }
    },
    async cancelFor(userId) {
      const customer = await findCustomer(db, userId, provider.name)
      if (!customer) return { canceled: false }
      const canceled = await provider.endAll(customer.customerId)
      await look(customer)
      return { canceled }
    },
    async refresh(userId) {
      const customer = await findCustomer(db, userId, provider.name)
      if (customer) await look(customer)
    },
    async receive(message, signature) {
      const customerId = await provider.customerOfMessage(message, signature)
      const userId = customerId === undefined ? undefined : await findOwner(db, provider.name, customerId)
      if (customerId !== undefined && userId !== undefined) await look({ userId, customerId })
    },
  }
}

function noSubscription(): AppError {
  return new AppError('not_found', 'There is no subscription to manage yet.')
}
