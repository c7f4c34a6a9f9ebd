import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { EmptyState } from '../../components/empty-state'
import { overlayState } from '../../lib/paths'
import { Button } from '../../ui/button'

/** A premium category opened by its address without a subscription: the offer opens, and stays within reach. */
export default function LockedCategory({ category }: { category: string }) {
  const navigate = useNavigate({ from: '/categories' })
  const { subscription: isOffered } = useSearch({ from: '/categories' })

  function openOffer() {
    void navigate({ search: (search) => ({ ...search, subscription: true }), state: overlayState })
  }

  // arriving at a locked address is the tap on its lock
  const arrive = useEffectEvent(() => {
    if (!isOffered) openOffer()
  })
  useEffect(() => arrive(), [])

  return (
    <div className="grid h-full place-content-center">
      <EmptyState title={`${category} is part of Premium`} text="Every category, game, theme and voice opens with a subscription.">
        <Button kind="accent" onClick={openOffer}>
          Upgrade to Premium
        </Button>
        <Button kind="outline" onClick={() => void navigate({ search: {} })}>
          Back to all words
        </Button>
      </EmptyState>
    </div>
  )
}
