import { useEffect } from 'react'
import { useConfirmedPlan, usePlan } from '../../state/plan'
import { followPlan, freshenPlan } from '../../state/plan-checks'
import { useUser } from '../../state/session/session'
import { DotsLoader } from '../../ui/dots-loader'
import { Sheet, type SheetControl } from '../../ui/sheet'
import { ActivePremium } from './active-premium'
import { PlanOffer } from './plan-offer'

/** What Premium is: the offer for those without it, the plan for those who have it. */
export default function SubscriptionSheet(control: SheetControl) {
  return (
    <Sheet title="Go Premium" {...control}>
      <Panel />
    </Sheet>
  )
}

function Panel() {
  const plan = usePlan()
  const confirmed = useConfirmedPlan()
  const isSignedIn = useUser() !== null

  // someone who looks at their plan sees what it is now
  useEffect(() => {
    followPlan()
    void freshenPlan()
  }, [])

  if (isSignedIn && confirmed === null) return <DotsLoader className="h-60" />
  if (plan === null || confirmed === null) return <PlanOffer />
  return <ActivePremium plan={plan} end={confirmed.end} cancels={confirmed.cancels} />
}
