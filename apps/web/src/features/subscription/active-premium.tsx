import { offerFor } from '@verbena/core/subscription/offer'
import type { Plan } from '@verbena/core/subscription/plan'
import { Crown } from 'lucide-react'
import { Button } from '../../ui/button'
import { toast } from '../../ui/toast'
import { FeatureList } from './feature-list'

const longDate = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric' })

/** A subscriber's plan, what it opens, and the way to change it. */
export function ActivePremium({ plan, renewsOn }: { plan: Plan; renewsOn: Date | null }) {
  const offer = offerFor(plan)

  function openPortal() {
    toast('Plans cannot be changed here yet', { text: 'This server has no payment portal so far. Your plan stays as it is.' })
  }

  return (
    <div className="@container grid grid-cols-1 gap-7 pt-1">
      <div className="grid grid-cols-1 justify-items-center gap-2 text-center">
        <Crown aria-hidden className="size-12 text-accent" strokeWidth={1.5} />
        <h3 className="font-display text-[length:min(1.875rem,15cqi)] leading-tight tracking-tight text-accent">Active Premium</h3>
      </div>
      <div className="rounded-card border border-hairline p-[20px]">
        <p className="text-lg font-semibold">Premium Plan</p>
        <p className="text-muted">Renews on {renewsOn === null ? 'N/A' : longDate.format(renewsOn)}</p>
      </div>
      {offer && (
        <div className="grid gap-3 rounded-card border border-accent/35 bg-lift p-[20px]">
          <div>
            <h4 className="font-display text-xl tracking-tight text-accent">{offer.card.title}</h4>
            <p className="text-muted">{offer.card.text}</p>
          </div>
          <Button kind="accent" onClick={openPortal}>
            View Yearly Plan
          </Button>
        </div>
      )}
      <FeatureList />
      <div className="grid gap-3 text-center">
        <Button kind="outline" isWide onClick={openPortal}>
          Manage Subscription
        </Button>
        <p className="text-sm text-muted">Change plan, update payment method, or cancel subscription</p>
      </div>
    </div>
  )
}
