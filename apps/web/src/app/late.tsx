import { Toaster } from '../ui/toaster'
import { OfflineBadge } from './offline-badge'
import { OwnerQuestion } from './owner-question'

/** What may come up over any screen, and is no part of the first load. */
export function Late() {
  return (
    <>
      <OfflineBadge />
      <OwnerQuestion />
      <Toaster />
    </>
  )
}
