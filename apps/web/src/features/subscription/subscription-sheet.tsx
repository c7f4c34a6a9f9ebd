import { usePlan } from '../../state/plan'
import { Sheet, type SheetControl } from '../../ui/sheet'
import { ActivePremium } from './active-premium'
import { PlanOffer } from './plan-offer'

/** What Premium is: the offer for those without it, the plan for those who have it. */
export default function SubscriptionSheet(control: SheetControl) {
  const plan = usePlan()
  return (
    <Sheet title="Go Premium" {...control}>
      {plan === null ? <PlanOffer /> : <ActivePremium plan={plan} renewsOn={null} />}
    </Sheet>
  )
}
