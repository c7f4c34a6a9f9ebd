import { useNavigate } from '@tanstack/react-router'
import { seesPremiumButton } from '@verbena/core/subscription/entitlements'
import type { Plan } from '@verbena/core/subscription/plan'
import { Crown, Settings } from 'lucide-react'
import { CategoryName } from '../../components/category-name'
import { overlayState } from '../../lib/paths'
import { IconButton } from '../../ui/icon-button'
import { DayProgress } from './day-progress'

/** Above the feed: the way back from a category or today's progress, the offer, and the settings. */
export function FeedHeader({ category, plan }: { category: string | undefined; plan: Plan | null }) {
  const navigate = useNavigate({ from: '/categories' })

  function open(flag: 'subscription' | 'settings') {
    void navigate({ search: (search) => ({ ...search, [flag]: true }), state: overlayState })
  }

  return (
    <header className="flex min-h-16 items-center gap-1 px-[12px] pt-[env(safe-area-inset-top)]">
      {category === undefined ? (
        <>
          <h1 className="sr-only">Words</h1>
          <DayProgress />
        </>
      ) : (
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2">
          <button
            type="button"
            className="min-h-11 rounded-full px-3 text-muted hover:bg-lift hover:text-foreground"
            onClick={() => void navigate({ search: {} })}
          >
            ← Back to all
          </button>
          <h1 className="truncate px-3 font-semibold">
            <CategoryName category={category} />
          </h1>
        </div>
      )}
      <div className="ml-auto flex">
        {seesPremiumButton(plan) && (
          <IconButton icon={Crown} label="Go Premium" className="text-accent hover:text-accent" onClick={() => open('subscription')} />
        )}
        <IconButton icon={Settings} label="Settings" onClick={() => open('settings')} />
      </div>
    </header>
  )
}
