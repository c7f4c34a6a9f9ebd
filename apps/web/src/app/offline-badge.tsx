import { useLocation } from '@tanstack/react-router'
import { CloudOff } from 'lucide-react'
import { useIsOnline } from '../device/online'

/** A quiet word over the feed while there is no network; everything there goes on without one. */
export function OfflineBadge() {
  const isInFeed = useLocation().pathname === '/categories'
  if (useIsOnline() || !isInFeed) return null
  return (
    <div className="pointer-events-none @container fixed inset-x-0 top-[calc(env(safe-area-inset-top)+68px)] flex justify-center">
      <p role="status" className="flex items-center gap-[8px] rounded-full bg-lift px-[12px] py-[5px] text-sm text-muted">
        <CloudOff aria-hidden className="size-[16px] shrink-0" strokeWidth={1.75} />
        <span className="@max-[15rem]:sr-only">Offline</span>
      </p>
    </div>
  )
}
