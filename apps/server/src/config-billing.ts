import * as v from 'valibot'
import { isApiAddress } from './config-address'
import { StartError } from './db/start-error'
import type { BillingSettings } from './providers/billing/open-billing'

const kinds = ['stripe', 'sandbox', 'off'] as const

/** The variables of payments; the values are never repeated in a message. */
export const billingVariables = {
  BILLING: v.optional(v.picklist(kinds, `BILLING must be one of ${kinds.join(', ')}.`)),
  STRIPE_SECRET_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^[rs]k_\w+$/, 'STRIPE_SECRET_KEY must be a secret or restricted key, which begins with sk_ or rk_.')),
  ),
  STRIPE_WEBHOOK_SECRET: v.optional(
    v.pipe(v.string(), v.regex(/^whsec_\w+$/, 'STRIPE_WEBHOOK_SECRET must be a signing secret, which begins with whsec_.')),
  ),
  STRIPE_PRICE_MONTHLY: v.optional(
    v.pipe(v.string(), v.regex(/^price_\w+$/, 'STRIPE_PRICE_MONTHLY must be a price id, which begins with price_.')),
  ),
  STRIPE_PRICE_YEARLY: v.optional(
    v.pipe(v.string(), v.regex(/^price_\w+$/, 'STRIPE_PRICE_YEARLY must be a price id, which begins with price_.')),
  ),
  STRIPE_API_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        isApiAddress,
        'STRIPE_API_URL must be an https address without a path, or an http one of this machine, such as http://127.0.0.1:12111.',
      ),
    ),
  ),
  NODE_ENV: v.optional(v.string()),
}

type Values = v.InferOutput<v.ObjectSchema<typeof billingVariables, undefined>> & { PUBLIC_URL?: string | undefined }

const required = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_MONTHLY', 'STRIPE_PRICE_YEARLY'] as const

/** Stripe with its keys; without them the sandbox, and nothing in production, where nobody may get for free what is sold. */
export function readBilling(values: Values): BillingSettings {
  const isProduction = values.NODE_ENV === 'production'
  const isStripeNamed = [...required, 'STRIPE_API_URL' as const].some((name) => values[name] !== undefined)
  const kind = values.BILLING ?? (isStripeNamed ? 'stripe' : isProduction ? 'off' : 'sandbox')
  if (kind === 'sandbox' && isProduction) {
    throw new StartError('BILLING must be stripe or off on a server in earnest, where nobody may get for free what is sold.')
  }
  return kind === 'stripe' ? { kind, stripe: readStripe(values) } : { kind }
}

function readStripe(values: Values) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = values
  const { STRIPE_PRICE_MONTHLY: monthly, STRIPE_PRICE_YEARLY: yearly } = values
  if (!secretKey || !webhookSecret || !monthly || !yearly) {
    const missing = required.filter((name) => values[name] === undefined)
    throw new StartError(`${missing.join(', ')} must be set too, for payments through Stripe; or set BILLING=off.`)
  }
  if (monthly === yearly) throw new StartError('STRIPE_PRICE_YEARLY must be another price than STRIPE_PRICE_MONTHLY.')
  if (values.PUBLIC_URL === undefined) {
    throw new StartError('PUBLIC_URL must be set for payments through Stripe, so that people come back to the right address.')
  }
  return { secretKey, webhookSecret, prices: { monthly, yearly }, apiUrl: apiUrl === undefined ? undefined : new URL(apiUrl) }
}
