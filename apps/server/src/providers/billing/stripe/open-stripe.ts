import { AppError } from '@verbena/core/base/app-error'
import type { Logger } from 'pino'
import type Stripe from 'stripe'
import { LostCustomer } from '../payment-provider'

const timeoutMs = 10_000
const retries = 2

export type StripeSettings = {
  secretKey: string
  webhookSecret: string
  prices: { monthly: string; yearly: string }
  apiUrl: URL | undefined
}

export type AskStripe = ReturnType<typeof openStripe>

/** The library is large and most starts never pay, so it is loaded by the first call. */
export function openStripe({ secretKey, apiUrl }: StripeSettings, log: Pick<Logger, 'error'>) {
  let client: Promise<Stripe> | undefined
  async function load(): Promise<Stripe> {
    const { default: Client } = await import('stripe')
    return new Client(secretKey, { timeout: timeoutMs, maxNetworkRetries: retries, telemetry: false, ...addressOf(apiUrl) })
  }
  const stripe = () => {
    client ??= load()
    return client
  }
  return {
    stripe,
    /** Asks Stripe; a customer it does not know is `LostCustomer`, every other failure is `unavailable` and logged. */
    async ask<Answer>(question: (client: Stripe) => Promise<Answer>): Promise<Answer> {
      const client = await stripe()
      try {
        return await question(client)
      } catch (cause) {
        if (!isStripeError(cause)) throw cause
        if (cause.code === 'resource_missing' && cause.param === 'customer') throw new LostCustomer()
        const { type, code, param, statusCode, requestId } = cause
        // Its message can quote what was sent, so only what names the place is written.
        log.error({ stripe: { type, code, param, statusCode, requestId } }, 'the payment provider refused or did not answer')
        throw new AppError('unavailable', 'Payments cannot be reached right now. Please try again in a moment.', { cause })
      }
    },
  }
}

type Failure = Error & { type: string; code?: string; param?: string; statusCode?: number; requestId?: string }

function isStripeError(error: unknown): error is Failure {
  return error instanceof Error && 'type' in error && typeof error.type === 'string' && error.type.startsWith('Stripe')
}

function addressOf(apiUrl: URL | undefined) {
  if (!apiUrl) return {}
  const isPlain = apiUrl.protocol === 'http:'
  return { protocol: isPlain ? ('http' as const) : ('https' as const), host: apiUrl.hostname, port: apiUrl.port || (isPlain ? 80 : 443) }
}
