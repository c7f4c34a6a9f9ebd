import { CloudOff } from 'lucide-react'
import { useIsOnline } from '../device/online'

/** Without a network, what waits for one. */
export function OfflineNote({ children }: { children: string }) {
  if (useIsOnline()) return null
  return (
    <p role="status" className="flex items-center justify-center gap-2 text-sm text-pretty text-muted">
      <CloudOff aria-hidden className="size-[18px] shrink-0" strokeWidth={1.75} />
      {children}
    </p>
  )
}
