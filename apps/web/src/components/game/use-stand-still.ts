import { useLayoutEffect, useRef } from 'react'

/** What moves longer than this is no answer to a tap, but a sea or a clock. */
const longestMoment = 2000

/** A board comes back from a pause as it was left: what its answers moved does not move once more. */
export function useStandStill(isPaused: boolean): void {
  const wasPaused = useRef(isPaused)
  useLayoutEffect(() => {
    if (wasPaused.current && !isPaused) endMoments()
    wasPaused.current = isPaused
  }, [isPaused])
}

function endMoments() {
  for (const animation of document.getAnimations?.() ?? []) {
    if (Number(animation.effect?.getComputedTiming().endTime) <= longestMoment) animation.finish()
  }
}
