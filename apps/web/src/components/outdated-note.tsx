import { CloudOff } from 'lucide-react'

/** Says that what is shown was kept on this device, since the server could not be asked. */
export function OutdatedNote() {
  return (
    <p role="status" className="flex items-center justify-center gap-2 text-sm text-pretty text-muted">
      <CloudOff aria-hidden className="size-[18px] shrink-0" strokeWidth={1.75} />
      As at your last visit. The latest comes when the server can be reached.
    </p>
  )
}
