import type { PlansAnswer } from '@verbena/core/subscription/answers'
import type { Plan } from '@verbena/core/subscription/plan'

/** Everything the app asks of payments, whoever provides them. What the provider cannot do right now throws `unavailable`. */
export type Billing = {
  plans(): Promise<PlansAnswer>
  /** The plan a price id stands for; undefined for any other text. */
  planOfPrice(priceId: string): Plan | undefined
  /** An address to buy the plan at, or to change to it for whoever already pays; `origin` is where to come back to. */
  checkout(userId: string, plan: Plan, origin: string): Promise<string>
  /** An address to change, cancel or renew at. */
  portal(userId: string, origin: string): Promise<string>
  /** Ends all that someone pays for, at once, before their account goes; tells whether there was anything. */
  cancelFor(userId: string): Promise<{ canceled: boolean }>
  /** Looks what the provider says about the person and writes it down. */
  refresh(userId: string): Promise<void>
}
