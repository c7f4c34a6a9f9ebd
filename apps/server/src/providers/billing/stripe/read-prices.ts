import { AppError } from '@verbena/core/base/app-error'
import type { Plan } from '@verbena/core/subscription/plan'
import type { Logger } from 'pino'
import type { PriceList } from '../payment-provider'
import type { AskStripe } from './open-stripe'
import { type PlanPrices, planOfInterval } from './to-subscription'

const keepMs = 60 * 60 * 1000

/** What the plans cost, as Stripe will charge it: a price typed twice would one day be two prices. Asked once an hour. */
export function readPrices(ask: AskStripe['ask'], ids: PlanPrices, log: Pick<Logger, 'error'>, now: () => Date): () => Promise<PriceList> {
  let known: { list: PriceList; until: number } | undefined
  async function readList(): Promise<PriceList> {
    const [monthly, yearly] = await Promise.all([read('monthly'), read('yearly')])
    if (monthly.currency !== yearly.currency) throw notSold('the two prices have different currencies')
    return { currency: monthly.currency.toUpperCase(), prices: [monthly.price, yearly.price] }
  }
  async function read(plan: Plan) {
    const { id, active, recurring, unit_amount: cents, currency } = await ask((client) => client.prices.retrieve(ids[plan]))
    const isRight = active && recurring?.interval_count === 1 && planOfInterval(recurring.interval) === plan
    if (!isRight || !cents) throw notSold(`the ${plan} price is not an active price of that interval`)
    return { currency, price: { plan, priceId: id, cents } }
  }
  function notSold(why: string): AppError {
    log.error({ why }, 'the configured prices cannot be sold')
    return new AppError('unavailable', 'Paid plans cannot be shown right now. Please try again later.')
  }
  return async () => {
    if (known && now().getTime() < known.until) return known.list
    try {
      known = { list: await readList(), until: now().getTime() + keepMs }
      return known.list
    } catch (error) {
      if (known) return known.list // the prices of an hour ago are better than none
      throw error
    }
  }
}
