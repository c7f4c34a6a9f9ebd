import { queryOptions, useQuery } from '@tanstack/react-query'
import { type PlansAnswer, plansAnswerSchema } from '@verbena/core/subscription/answers'
import type { Plan, Prices } from '@verbena/core/subscription/plan'
import { pricesOf } from '@verbena/core/subscription/prices'
import * as v from 'valibot'
import { toServer } from '../api/server'
import { subscriptionCalls } from '../api/subscription'
import { keyValue } from '../device/storage'
import { queryClient } from './query-client'

const salesKey = 'verbena-sales'

const sales = queryOptions({
  queryKey: ['sales'],
  queryFn: async () => {
    const answer = await subscriptionCalls(toServer).plans()
    store(answer)
    return answer
  },
  // prices seen before are shown until the server has named them again
  initialData: readStored,
  initialDataUpdatedAt: 0,
})

/** What is sold here and for how much, as far as it is known. */
export function useSales(): { prices: Prices; payment: PlansAnswer['payment'] | undefined } {
  const { data } = useQuery(sales, queryClient)
  return { prices: pricesOf(data), payment: data?.payment }
}

/** The provider's id of a plan's price; `undefined` where that plan is not sold. */
export async function priceIdOf(plan: Plan): Promise<string | undefined> {
  const { plans } = await queryClient.fetchQuery(sales)
  return plans.find((each) => each.plan === plan)?.price_id
}

function store(answer: PlansAnswer) {
  try {
    keyValue.set(salesKey, JSON.stringify(answer))
  } catch {
    // full or turned off: asked again next time
  }
}

function readStored(): PlansAnswer | undefined {
  try {
    return v.parse(plansAnswerSchema, JSON.parse(keyValue.get(salesKey) ?? ''))
  } catch {
    return undefined // nothing stored, or of another version
  }
}
