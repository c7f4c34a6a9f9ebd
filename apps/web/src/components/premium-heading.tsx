import { Link } from '@tanstack/react-router'
import { type FeedSearch, overlayState } from '../lib/paths'

/** The heading of what a subscription opens; who has none finds the way to it here. */
export function PremiumHeading({ isLocked }: { isLocked: boolean }) {
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
      <h3 className="text-sm font-semibold text-muted">Premium</h3>
      {isLocked && (
        <Link
          to="/categories"
          search={(search: FeedSearch) => ({ ...search, subscription: true as const })}
          state={overlayState}
          className="-mr-3 inline-flex min-h-11 items-center rounded-full px-3 font-semibold text-accent hover:bg-lift"
        >
          Unlock all
        </Link>
      )}
    </div>
  )
}
