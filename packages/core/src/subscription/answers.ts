import * as v from 'valibot'
import { plans } from './plan'

/** What `check-subscription` answers (spec §3, §7); `cancels` says that it ends on that day instead of renewing. */
export const statusAnswerSchema = v.object({
  subscribed: v.boolean(),
  subscription_end: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  plan: v.nullable(v.picklist(plans)),
  cancels: v.optional(v.boolean(), false),
})
export type StatusAnswer = v.InferOutput<typeof statusAnswerSchema>

/** What `plans` answers: whether this server takes payments, only plays at it, or takes none, and what each plan costs. */
export const plansAnswerSchema = v.object({
  payment: v.picklist(['open', 'sandbox', 'off']),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  plans: v.array(v.object({ plan: v.picklist(plans), price_id: v.string(), amount: v.pipe(v.number(), v.integer(), v.minValue(1)) })),
})
export type PlansAnswer = v.InferOutput<typeof plansAnswerSchema>

/** What `create-checkout` and `customer-portal` answer: a page to open in a new tab. */
export const pageAnswerSchema = v.object({ url: v.pipe(v.string(), v.url(), v.regex(/^https?:/)) })
