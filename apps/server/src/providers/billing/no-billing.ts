import { AppError } from '@verbena/core/base/app-error'
import { knownPrices } from '@verbena/core/subscription/plan'
import type { Database } from '../../db/database'
import type { Billing } from './billing'
import { findCustomer } from './store'

/** Where nothing is sold. What somebody bought before stays theirs until it ends. */
export function createNoBilling(db: Database, now: () => Date): Billing {
  return {
    provider: 'off',
    plans: async () => ({ payment: 'off', currency: knownPrices.currency, plans: [] }),
    checkout: async () => refuse('Paid plans are not available here at the moment. Everything that is free stays free.'),
    portal: async () => refuse('Subscriptions cannot be changed here at the moment. Please try again later.'),
    async cancelFor(userId) {
      const paying = await findCustomer(db, userId, 'stripe')
      const isPaid = paying?.accessUntil && paying.accessUntil > now()
      if (isPaid) refuse('Your subscription cannot be cancelled at the moment. Please try again later.')
      return { canceled: false }
    },
    refresh: async () => undefined,
    receive: async () => {
      throw new AppError('not_found', 'No payment provider sends messages here.')
    },
  }
}

function refuse(sentence: string): never {
  throw new AppError('unavailable', sentence)
}
