import type { Plan } from '@verbena/core/subscription/plan'
import type { Logger } from 'pino'
import type Stripe from 'stripe'
import { type Customer, LostCustomer, type PaymentProvider } from '../payment-provider'
import { openStripe, type StripeSettings } from './open-stripe'
import { readMessage } from './read-message'
import { readPrices } from './read-prices'
import { ownMark, toSubscription } from './to-subscription'

const listLimit = 100

export function createStripeProvider(settings: StripeSettings, log: Pick<Logger, 'error'>, now: () => Date): PaymentProvider {
  const { prices: priceIds } = settings
  const { stripe, ask } = openStripe(settings, log)
  const list = (customer: string) => ask((client) => client.subscriptions.list({ customer, status: 'all', limit: listLimit }))

  /** Pages to pay at, newest first; two of them open would be two subscriptions. */
  const checkouts = (customer: string) => ask((client) => client.checkout.sessions.list({ customer, limit: listLimit }))
  const close = (id: string) => ask((client) => client.checkout.sessions.expire(id))

  return {
    name: 'stripe',
    prices: readPrices(ask, priceIds, log, now),
    planOfPrice: (priceId) => (priceId === priceIds.monthly ? 'monthly' : priceId === priceIds.yearly ? 'yearly' : undefined),
    async createCustomer(userId, lost) {
      // No name and no address: the person gives Stripe what it needs on Stripe's own page.
      const idempotencyKey = `verbena-customer-${userId}-${lost ?? 'first'}`
      const { id } = await ask((client) => client.customers.create({ metadata: { [ownMark]: userId } }, { idempotencyKey }))
      return id
    },
    async subscriptionsOf(customerId) {
      try {
        const { data } = await list(customerId)
        return data.flatMap((one) => toSubscription(one, priceIds) ?? [])
      } catch (error) {
        if (error instanceof LostCustomer) return [] // nobody there, so nothing is paid
        throw error
      }
    },
    async checkout({ userId, customerId }, plan, origin) {
      const all = (await checkouts(customerId)).data
      const open = all.filter(({ status }) => status === 'open')
      const same = open.find(({ metadata, url }) => url !== null && metadata?.price_id === priceIds[plan])
      await Promise.all(open.filter((session) => session !== same).map(({ id }) => close(id)))
      if (same?.url) return same.url
      // Two taps at once ask with one key and get one page; every page made since then changes the key.
      const idempotencyKey = `verbena-checkout-${customerId}-${priceIds[plan]}-${all[0]?.id ?? 'first'}`
      const params = checkoutParams({ userId, customerId }, priceIds[plan], origin)
      const { url } = await ask((client) => client.checkout.sessions.create(params, { idempotencyKey }))
      if (!url) throw new Error('A checkout has no address')
      return url
    },
    async portal({ customerId }, origin, change) {
      const flow = change && (await changeFlow(customerId, change))
      const params = { customer: customerId, return_url: backTo(origin), ...(flow && { flow_data: flow }) }
      return (await ask((client) => client.billingPortal.sessions.create(params))).url
    },
    async endAll(customerId) {
      try {
        const running = (await list(customerId)).data.filter(({ status }) => status !== 'canceled' && status !== 'incomplete_expired')
        const open = (await checkouts(customerId)).data.filter(({ status }) => status === 'open')
        await Promise.all(open.map(({ id }) => close(id)))
        // Ends every subscription at once and forgets the cards; what was paid stays in Stripe's books.
        await ask((client) => client.customers.del(customerId))
        return running.length > 0
      } catch (error) {
        if (error instanceof LostCustomer) return false
        throw error
      }
    },
    customerOfMessage: async (message, signature) => readMessage(await stripe(), message, signature, settings.webhookSecret, now()),
  }

  /** The portal on the one change, showing what it costs and when before it is confirmed. */
  async function changeFlow(customerId: string, { subscriptionId, plan }: { subscriptionId: string; plan: Plan }) {
    const subscription = (await list(customerId)).data.find(({ id }) => id === subscriptionId)
    const item = subscription?.items.data[0]
    if (!item) return undefined
    const items = [{ id: item.id, price: priceIds[plan], quantity: 1 }]
    return { type: 'subscription_update_confirm', subscription_update_confirm: { subscription: subscriptionId, items } }
  }
}

function checkoutParams({ userId, customerId }: Customer, price: string, origin: string): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'subscription',
    customer: customerId,
    client_reference_id: userId,
    line_items: [{ price, quantity: 1 }],
    success_url: backTo(origin),
    cancel_url: backTo(origin),
    metadata: { price_id: price },
    subscription_data: { metadata: { [ownMark]: userId } },
  }
}

function backTo(origin: string): string {
  return `${origin}/categories?subscription=true`
}
