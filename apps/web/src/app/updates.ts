import { loadNewVersion } from '../device/offline'
import { onWake } from '../device/wake'
import { followVersions, hasNewVersion, onNewVersion } from '../state/new-version'
import { toast } from '../ui/toast'
import type { AppRouter } from './router'

const betweenOffersMs = 60 * 60 * 1000

/** Offers a new version while the learner is at rest in the feed, and never takes it by itself; Settings offer it as well. */
export function offerUpdates(router: AppRouter): Promise<void> {
  let offeredAt = Number.NEGATIVE_INFINITY

  function offer() {
    if (!hasNewVersion() || !isAtRest(router) || Date.now() - offeredAt < betweenOffersMs) return
    offeredAt = Date.now()
    toast('A new version is ready', {
      text: 'Your place and everything you learned stay.',
      action: { label: 'Load it', onClick: loadNewVersion },
    })
  }

  onNewVersion(offer)
  router.subscribe('onResolved', offer)
  onWake(offer)
  return followVersions()
}

/** Nobody is interrupted in a round, in a form or while typing. */
function isAtRest(router: AppRouter): boolean {
  const isTyping = document.activeElement?.matches('input, textarea') === true
  return router.state.location.pathname === '/categories' && !isTyping && document.visibilityState === 'visible'
}
