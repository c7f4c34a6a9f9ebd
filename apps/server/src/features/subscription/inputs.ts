import * as v from 'valibot'

const message = 'Please choose a plan'

export const checkoutSchema = v.object({ priceId: v.pipe(v.string(message), v.nonEmpty(message), v.maxLength(200, message)) })
