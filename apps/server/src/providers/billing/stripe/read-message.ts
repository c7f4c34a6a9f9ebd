import { AppError } from '@verbena/core/base/app-error'
import type Stripe from 'stripe'

const replayWindowSeconds = 5 * 60

/** Whom a signed message is about; a message that Stripe did not sign, or that is older than five minutes, is refused. */
export async function readMessage(client: Stripe, message: string, signature: string, secret: string, now: Date) {
  try {
    const event = await client.webhooks.constructEventAsync(message, signature, secret, replayWindowSeconds, undefined, now.getTime())
    return customerOf(event.data.object)
  } catch (cause) {
    // The reasons differ, the answer does not: it is read by whoever tries.
    throw new AppError('invalid_input', 'This message is not signed by the payment provider, or it is too old.', { cause })
  }
}

/** The object is a customer, or names its own. */
function customerOf(object: unknown): string | undefined {
  if (typeof object !== 'object' || object === null) return undefined
  if ('object' in object && object.object === 'customer' && 'id' in object) return textOf(object.id)
  return 'customer' in object ? textOf(object.customer) : undefined
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  return typeof value === 'object' && value !== null && 'id' in value ? textOf(value.id) : undefined
}
