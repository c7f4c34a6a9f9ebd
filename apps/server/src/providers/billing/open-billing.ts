import type { Logger } from 'pino'
import type { Database } from '../../db/database'
import { type Billing, createBilling } from './billing'
import { createNoBilling } from './no-billing'
import { createSandbox, type Sandbox } from './sandbox/sandbox-provider'
import { closeSandbox } from './store'
import type { StripeSettings } from './stripe/open-stripe'
import { createStripeProvider } from './stripe/stripe-provider'

export type BillingSettings = { kind: 'stripe'; stripe: StripeSettings } | { kind: 'sandbox' } | { kind: 'off' }

/** What is asked of payments, and the sandbox's own doors where it is in use. */
export type OpenBilling = { billing: Billing; sandbox: Sandbox | undefined }

export async function openBilling(
  settings: BillingSettings,
  deps: { db: Database; now: () => Date; log: Pick<Logger, 'error'> },
): Promise<OpenBilling> {
  const { db, now, log } = deps
  if (settings.kind === 'sandbox') {
    const sandbox = createSandbox(db, now)
    return { billing: createBilling(db, sandbox, now), sandbox }
  }
  await closeSandbox(db, now())
  if (settings.kind === 'off') return { billing: createNoBilling(db, now), sandbox: undefined }
  return { billing: createBilling(db, createStripeProvider(settings.stripe, log, now), now), sandbox: undefined }
}
