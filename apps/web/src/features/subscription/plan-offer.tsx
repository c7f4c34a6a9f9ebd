import { useNavigate } from '@tanstack/react-router'
import { accessOf, canOpen } from '@verbena/core/subscription/entitlements'
import { planCards } from '@verbena/core/subscription/offer'
import { knownPrices, type Plan } from '@verbena/core/subscription/plan'
import { useState } from 'react'
import { paths } from '../../lib/paths'
import { useUser } from '../../state/session/session'
import { Button } from '../../ui/button'
import { Logo } from '../../ui/logo'
import { RadioCard, RadioCards } from '../../ui/radio-card'
import { useCloseSheet } from '../../ui/sheet'
import { toast } from '../../ui/toast'
import { FeatureList } from './feature-list'

/** The two plans, what they open, and the way to subscribe. */
export function PlanOffer() {
  const [chosen, setChosen] = useState<Plan>('yearly')
  const access = accessOf(useUser() !== null, null)
  const navigate = useNavigate()
  const closeThen = useCloseSheet()

  function subscribe() {
    if (canOpen(access, 'checkout')) {
      toast('Subscriptions are not open yet', { text: 'This server cannot take payments so far. Nothing was charged.' })
      return
    }
    toast('Sign in required', { text: 'Please sign in to subscribe' })
    closeThen(() => void navigate(paths.auth()))
  }

  return (
    <div className="@container grid grid-cols-1 gap-7 pt-1">
      <div className="grid grid-cols-1 justify-items-center gap-2 text-center">
        <Logo className="size-14" />
        <h3 className="font-display text-[length:min(1.875rem,15cqi)] leading-tight tracking-tight text-balance text-accent">
          Unlock Everything
        </h3>
        <p className="text-muted text-pretty">Get unlimited access to all features and content</p>
      </div>
      <RadioCards label="Plan" value={chosen} onChange={setChosen}>
        {planCards(knownPrices).map(({ plan, name, price, tag, saving }) => (
          <RadioCard key={plan} value={plan}>
            <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <span className="text-lg font-semibold">{name}</span>{' '}
              {tag && <span className="rounded-full bg-accent px-3 py-0.5 text-sm font-semibold text-background">{tag}</span>}
            </span>{' '}
            <span className="flex flex-wrap items-baseline justify-between gap-x-3 text-muted">
              <span>{price}</span> {saving && <span className="font-semibold text-accent">{saving}</span>}
            </span>
          </RadioCard>
        ))}
      </RadioCards>
      <FeatureList />
      <div className="grid gap-3 text-center">
        <Button kind="accent" isWide onClick={subscribe}>
          Subscribe Now
        </Button>
        <p className="text-sm text-muted">Cancel anytime. Terms and conditions apply.</p>
      </div>
    </div>
  )
}
