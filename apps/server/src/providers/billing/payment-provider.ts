import type { ProviderSubscription } from '@verbena/core/subscription/pick-subscription'
import type { Plan } from '@verbena/core/subscription/plan'

/** What the plans cost, all in one currency (ISO 4217, capital letters). */
export type PriceList = { currency: string; prices: { plan: Plan; priceId: string; cents: number }[] }

/** What one kind of payment provider does. It knows customers, never our rows; it throws `unavailable` when it cannot. */
export type PaymentProvider = {
  name: 'stripe' | 'sandbox'
  prices(): Promise<PriceList>
  planOfPrice(priceId: string): Plan | undefined
  /** The same customer for the same person, however often it is asked, until `lost` names one that no longer exists. */
  createCustomer(userId: string, lost: string | undefined): Promise<string>
  subscriptionsOf(customerId: string): Promise<ProviderSubscription[]>
  checkout(customer: Customer, plan: Plan, origin: string): Promise<string>
  /** With `change` the portal opens on that change, with what it costs and when, to be confirmed. */
  portal(customer: Customer, origin: string, change?: { subscriptionId: string; plan: Plan }): Promise<string>
  /** Ends everything the customer pays or could still pay for; tells whether something was running. */
  endAll(customerId: string): Promise<boolean>
  /** The customer a signed message is about; undefined when it is about none. Refuses what is not signed, or too old. */
  customerOfMessage(message: string, signature: string): Promise<string | undefined>
}

export type Customer = { userId: string; customerId: string }

/** The provider has forgotten a customer we know. */
export class LostCustomer extends Error {
  override readonly name = 'LostCustomer'
}
