import { useNavigate } from '@tanstack/react-router'
import { ApiFailure } from '../../api/errors'
import { type FeedSearch, overlayState } from '../../lib/paths'
import { toastError } from '../../ui/toast'

/** Says why a change to the own words was not kept (spec §8); where only a subscription is missing, the offer opens. */
export function useWordTrouble(sentence: string) {
  const openOffer = useOffer()
  return (failure: unknown) => {
    const code = failure instanceof ApiFailure ? failure.code : 'internal'
    if (code === 'premium_required') openOffer()
    else if (code === 'unauthorized') toastError('Authentication required', 'Please sign in to add custom words')
    else if (failure instanceof ApiFailure && code === 'limit_reached') toastError('Error', failure.message)
    else toastError('Error', sentence)
  }
}

/** Opens what Premium costs and brings, over the sheet. */
export function useOffer() {
  const navigate = useNavigate()
  return () =>
    void navigate({ to: '/categories', search: (search: FeedSearch) => ({ ...search, subscription: true as const }), state: overlayState })
}
