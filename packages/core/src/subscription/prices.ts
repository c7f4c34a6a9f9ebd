import type { PlansAnswer } from './answers'
import { knownPrices, type Prices } from './plan'

/** The prices that the server names; what it does not name is as the specification has it. */
export function pricesOf(answer: PlansAnswer | undefined): Prices {
  const amount = (plan: 'monthly' | 'yearly') => answer?.plans.find((each) => each.plan === plan)?.amount
  const [monthly, yearly] = [amount('monthly'), amount('yearly')]
  // one plan alone in another currency would compare what cannot be compared
  return answer && monthly !== undefined && yearly !== undefined ? { monthly, yearly, currency: answer.currency } : knownPrices
}
