import { ChevronUp } from 'lucide-react'
import { useIsMobile } from '../../device/platform'
import { useSetting } from '../../state/learner/use-learner'

/** Tells a first visitor how to go on; after the first swipe it never comes back. */
export default function SwipeHint() {
  const hasSwiped = useSetting('hasSwiped')
  const isMobile = useIsMobile()
  if (hasSwiped) return null
  return (
    <p className="pointer-events-none absolute inset-x-0 bottom-24 flex animate-[fade_400ms_ease-out_900ms_both] flex-col items-center text-sm text-muted">
      <ChevronUp aria-hidden className="size-5 animate-bounce" strokeWidth={1.75} />
      <span className="rounded-full bg-background/80 px-3 py-0.5">
        {isMobile ? 'Swipe up for the next word' : 'Scroll or press ↓ for the next word'}
      </span>
    </p>
  )
}
