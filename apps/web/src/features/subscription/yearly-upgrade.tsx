import type { Offer, PlanCard } from '@verbena/core/subscription/offer'
import { Button } from '../../ui/button'

type YearlyUpgradeProps = { offer: Offer['card']; yearly: PlanCard; isBusy: boolean; onView: () => void }

/** What a monthly subscriber can still get: the year, with what it costs. The portal shows amount and date before anything changes. */
export function YearlyUpgrade({ offer, yearly, isBusy, onView }: YearlyUpgradeProps) {
  return (
    <section className="grid grid-cols-1 gap-4 rounded-card border border-hairline p-[20px]">
      <div className="grid gap-1">
        <h4 className="font-display text-2xl tracking-tight text-accent">{offer.title}</h4>
        <p className="text-muted text-pretty">{offer.text}</p>
        <p>
          {yearly.price} {yearly.note && <span className="block text-sm text-muted">{yearly.note}</span>}
        </p>
      </div>
      <Button kind="accent" disabled={isBusy} onClick={onView}>
        View Yearly Plan
      </Button>
    </section>
  )
}
