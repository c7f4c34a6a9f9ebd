import type { ConfirmedPlan } from '@verbena/core/subscription/confirmed-plan'
import { offerFor, planCards } from '@verbena/core/subscription/offer'
import type { Plan } from '@verbena/core/subscription/plan'
import { Crown } from 'lucide-react'
import { useSales } from '../../state/sales'
import { Button } from '../../ui/button'
import { FeatureList } from './feature-list'
import { PanelHeading } from './panel-heading'
import { PaymentNote } from './payment-note'
import { PaymentStatus } from './payment-status'
import { usePaymentPage } from './use-payment-page'
import { YearlyUpgrade } from './yearly-upgrade'

const longDate = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric' })

type ActivePremiumProps = { plan: Plan } & Pick<ConfirmedPlan, 'end' | 'cancels'>

/** A subscriber's plan, what it opens, and the way to change it. */
export function ActivePremium({ plan, end, cancels }: ActivePremiumProps) {
  const { prices, payment } = useSales()
  const { page, openPortal } = usePaymentPage()
  const offer = offerFor(plan, prices)
  const card = planCards(prices).find((each) => each.plan === plan)
  const yearly = planCards(prices).find((each) => each.plan === 'yearly')

  return (
    <div className="@container grid grid-cols-1 gap-7">
      <PanelHeading
        sign={<Crown aria-hidden className="size-14 text-accent" strokeWidth={1.25} />}
        title="Active Premium"
        text="Everything is open to you"
      />
      <section className="grid grid-cols-1 gap-1 rounded-card border border-accent/35 bg-lift p-[20px]">
        <h4 className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-lg font-semibold">
          Premium Plan
          {card && <span className="rounded-full bg-accent px-3 py-0.5 text-sm text-background">{card.name}</span>}
        </h4>
        <PlanEnd end={end} cancels={cancels} />
      </section>
      {offer && yearly && (
        <YearlyUpgrade offer={offer.card} yearly={yearly} isBusy={page.status === 'asking'} onView={() => void openPortal()} />
      )}
      <PaymentNote payment={payment} />
      <FeatureList />
      <div className="grid gap-3 text-center">
        <Button kind="outline" isWide disabled={page.status === 'asking'} onClick={() => void openPortal()}>
          Manage Subscription
        </Button>
        <PaymentStatus page={page} name="customer portal" />
        <p className="text-sm text-muted text-pretty">Change plan, update payment method, or cancel subscription</p>
      </div>
    </div>
  )
}

/** When the plan renews; one that was cancelled says until when it lasts, and what stays after that. */
function PlanEnd({ end, cancels }: Pick<ConfirmedPlan, 'end' | 'cancels'>) {
  const date = end === null ? 'N/A' : longDate.format(end)
  if (!cancels) return <p className="text-muted">Renews on {date}</p>
  return (
    <>
      <p>Cancelled. Everything stays open until {date}</p>
      <p className="text-sm text-muted text-pretty">
        After that, what you made stays yours to read, export and delete. You can renew until then.
      </p>
    </>
  )
}
