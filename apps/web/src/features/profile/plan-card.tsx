import { Link } from '@tanstack/react-router'
import { offerFor } from '@verbena/core/subscription/offer'
import type { Plan } from '@verbena/core/subscription/plan'
import { ChevronRight, Crown } from 'lucide-react'
import { type FeedSearch, overlayState } from '../../lib/paths'
import { useSales } from '../../state/sales'

/** The plan, or what a better one would bring; either leads to the subscription. */
export function PlanCard({ plan }: { plan: Plan | null }) {
  const { title, text } = offerFor(plan, useSales().prices)?.card ?? { title: 'Active Premium', text: 'Everything is open to you' }
  return (
    <Link
      to="/categories"
      search={(search: FeedSearch) => ({ ...search, subscription: true as const })}
      state={overlayState}
      className="flex items-center gap-4 rounded-card border border-accent/35 bg-lift px-[20px] py-4 transition duration-200 hover:brightness-115"
    >
      <Crown aria-hidden className="size-6 shrink-0 text-accent @max-[14rem]:hidden" strokeWidth={1.75} />
      <span className="min-w-0 flex-1 break-words">
        <span className="block font-display text-xl tracking-tight text-accent">{title}</span>{' '}
        <span className="block text-muted">{text}</span>
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-accent @max-[14rem]:hidden" strokeWidth={1.75} />
    </Link>
  )
}
