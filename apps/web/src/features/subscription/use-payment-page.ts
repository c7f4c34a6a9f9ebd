import type { Plan } from '@verbena/core/subscription/plan'
import { useState } from 'react'
import { subscriptionCalls } from '../../api/subscription'
import { openTab } from '../../device/open-tab'
import { expectPlanChange } from '../../state/plan-checks'
import { priceIdOf } from '../../state/sales'
import { authorizedFetch } from '../../state/session/live-session'
import { toast, toastError } from '../../ui/toast'

const calls = subscriptionCalls(authorizedFetch)

/** Where the person is on the way to a page of the payment provider; `blocked` is a page that the browser did not let us open. */
export type PaymentPage = { status: 'none' | 'asking' | 'open' } | { status: 'blocked'; url: string }

/** Opens pages of the payment provider in a new tab, one at a time (spec §7). */
export function usePaymentPage() {
  const [page, setPage] = useState<PaymentPage>({ status: 'none' })

  /** Answers whether the page is open. */
  async function open(ask: () => Promise<{ url: string }>, failure: string): Promise<boolean> {
    setPage({ status: 'asking' })
    try {
      const { url } = await ask()
      expectPlanChange()
      const isOpen = openTab(url)
      setPage(isOpen ? { status: 'open' } : { status: 'blocked', url })
      return isOpen
    } catch (cause) {
      console.warn(failure, cause)
      toastError('Error', failure)
      setPage({ status: 'none' })
      return false
    }
  }

  return {
    page,
    async openCheckout(plan: Plan) {
      await open(async () => {
        const priceId = await priceIdOf(plan)
        if (priceId === undefined) throw new Error(`No price is named for ${plan}`)
        return calls.checkout(priceId)
      }, 'Failed to start checkout process')
    },
    async openPortal() {
      toast('Opening portal...')
      if (await open(calls.portal, 'Failed to open customer portal')) toast('Portal opened')
    },
  }
}
