import { pageAnswerSchema, plansAnswerSchema, statusAnswerSchema } from '@verbena/core/subscription/answers'
import { ask } from './ask'
import type { Send } from './server'

/** The calls about what is sold, and about the subscription of whoever `send` speaks for (spec §7). */
export function subscriptionCalls(send: Send) {
  return {
    plans: () => ask(send, '/api/functions/plans', plansAnswerSchema),
    check: () => ask(send, '/api/functions/check-subscription', statusAnswerSchema, undefined, 'POST'),
    checkout: (priceId: string) => ask(send, '/api/functions/create-checkout', pageAnswerSchema, { priceId }),
    portal: () => ask(send, '/api/functions/customer-portal', pageAnswerSchema, undefined, 'POST'),
  }
}
