import { AppError } from '@verbena/core/base/app-error'
import { Hono } from 'hono'
import type { Billing } from '../../providers/billing/billing'

/** Messages of the payment provider. The body is read as it came: its signature is over every byte. */
export const webhookRoutes = ({ billing }: { billing: Billing }) =>
  new Hono().post('/stripe', async (c) => {
    const signature = c.req.header('stripe-signature')
    if (signature === undefined) throw new AppError('invalid_input', 'This message is not signed by the payment provider.')
    await billing.receive(await c.req.text(), signature)
    return c.json({ received: true })
  })
