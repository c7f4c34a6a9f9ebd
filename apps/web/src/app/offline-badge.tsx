import { useLocation } from '@tanstack/react-router'
import { CloudOff } from 'lucide-react'
import { useIsOnline } from '../device/online'

/** A quiet word over the feed while there is no network; everything there goes on without one. */
export function OfflineBadge() {
  const isInFeed = useLocation().pathname === '/categories'
  if (useIsOnline() || !isInFeed) return null
  return (
    <p
      role="status"
      className="pointer-events-none fixed top-[calc(env(safe-area-inset-top)+4.25rem)] left-1/2 flex -translate-x-1/2 items-center gap-2 rounded-full bg-lift px-[12px] py-1 text-sm text-muted"
    >
      <CloudOff aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
      Offline
    </p>
  )
}
