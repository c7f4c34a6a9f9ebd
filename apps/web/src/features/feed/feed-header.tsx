import { Link } from '@tanstack/react-router'
import { seesPremiumButton } from '@verbena/core/subscription/plan'
import { Crown, Settings } from 'lucide-react'
import { type FeedSearch, overlayState } from '../../lib/paths'
import { usePlan } from '../../state/plan'
import { DayProgress } from './day-progress'

const round = 'grid size-[48px] shrink-0 place-items-center rounded-full transition duration-200 hover:bg-lift active:scale-95'

/** Above the feed: the way back from a category or today's progress, the offer, and the settings. */
export function FeedHeader({ category }: { category: string | undefined }) {
  const plan = usePlan()
  const open = (flag: 'subscription' | 'settings') => (search: FeedSearch) => ({ ...search, [flag]: true as const })
  return (
    <header className="flex min-h-16 items-center gap-1 px-[12px] pt-[env(safe-area-inset-top)]">
      {category === undefined ? (
        <>
          <h1 className="sr-only">Words</h1>
          <DayProgress />
        </>
      ) : (
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2">
          <Link
            to="/categories"
            search={{}}
            className="inline-flex min-h-11 items-center rounded-full px-3 text-muted hover:bg-lift hover:text-foreground"
          >
            ← Back to all
          </Link>
          <h1 className="truncate px-3 font-semibold">{category}</h1>
        </div>
      )}
      <div className="ml-auto flex">
        {seesPremiumButton(plan) && (
          <Link
            to="/categories"
            search={open('subscription')}
            state={overlayState}
            aria-label="Go Premium"
            title="Go Premium"
            className={`${round} text-accent`}
          >
            <Crown aria-hidden className="size-[22px]" strokeWidth={1.75} />
          </Link>
        )}
        <Link
          to="/categories"
          search={open('settings')}
          state={overlayState}
          aria-label="Settings"
          title="Settings"
          className={`${round} text-muted hover:text-foreground`}
        >
          <Settings aria-hidden className="size-[22px]" strokeWidth={1.75} />
        </Link>
      </div>
    </header>
  )
}
