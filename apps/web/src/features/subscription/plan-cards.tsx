import type { PlanCard } from '@verbena/core/subscription/offer'
import type { Plan } from '@verbena/core/subscription/plan'
import { RadioCard, RadioCards } from '../../ui/radio-card'

/** The plans to choose from, each named by its name and price. */
export function PlanCards({ cards, chosen, onChoose }: { cards: readonly PlanCard[]; chosen: Plan; onChoose: (plan: Plan) => void }) {
  return (
    <RadioCards label="Plan" value={chosen} onChange={onChoose} className="gap-3 @min-[34rem]:grid-cols-2">
      {cards.map(({ plan, name, price, tag, saving, note }) => (
        <RadioCard key={plan} value={plan}>
          <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span className="text-lg font-semibold">{name}</span>{' '}
            {tag && <span className="rounded-full bg-accent px-3 py-0.5 text-sm font-semibold text-background">{tag}</span>}
          </span>{' '}
          <span className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span>{price}</span> {saving && <span className="font-semibold text-accent">{saving}</span>}
          </span>{' '}
          {note && <span className="text-sm text-muted">{note}</span>}
        </RadioCard>
      ))}
    </RadioCards>
  )
}
