import { useNavigate } from '@tanstack/react-router'
import { accessOf, canOpen } from '@verbena/core/subscription/entitlements'
import { planCards } from '@verbena/core/subscription/offer'
import type { Plan } from '@verbena/core/subscription/plan'
import { useState } from 'react'
import { paths } from '../../lib/paths'
import { useSales } from '../../state/sales'
import { useUser } from '../../state/session/session'
import { Button } from '../../ui/button'
import { Logo } from '../../ui/logo'
import { useCloseSheet } from '../../ui/sheet'
import { toast } from '../../ui/toast'
import { FeatureList } from './feature-list'
import { PanelHeading } from './panel-heading'
import { PaymentNote } from './payment-note'
import { PaymentStatus } from './payment-status'
import { PlanCards } from './plan-cards'
import { StickyFooter } from './sticky-footer'
import { usePaymentPage } from './use-payment-page'

/** The two plans, what they open, and the way to subscribe. */
export function PlanOffer() {
  const [chosen, setChosen] = useState<Plan>('yearly')
  const { prices, payment } = useSales()
  const access = accessOf(useUser() !== null, null)
  const { page, openCheckout } = usePaymentPage()
  const navigate = useNavigate()
  const closeThen = useCloseSheet()

  function subscribe() {
    if (canOpen(access, 'checkout')) return void openCheckout(chosen)
    toast('Sign in required', { text: 'Please sign in to subscribe' })
    closeThen(() => void navigate(paths.auth()))
  }

  return (
    <div className="@container grid grid-cols-1 gap-7">
      <PanelHeading sign={<Logo className="size-16" />} title="Unlock Everything" text="Get unlimited access to all features and content" />
      <PlanCards cards={planCards(prices)} chosen={chosen} onChoose={setChosen} />
      <FeatureList />
      {/* known only when the server has answered: at the end it moves nothing */}
      <PaymentNote payment={payment} />
      <StickyFooter>
        {payment !== 'off' && (
          <Button kind="accent" isWide disabled={page.status === 'asking'} onClick={subscribe}>
            Subscribe Now
          </Button>
        )}
        <PaymentStatus page={page} name="payment page" />
        <p className="text-sm text-muted">Cancel anytime. Terms and conditions apply.</p>
      </StickyFooter>
    </div>
  )
}
