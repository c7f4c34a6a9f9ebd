import { useEffect, useEffectEvent } from 'react'
import { onBackFirst } from './back-steps'

/** While `isFirst`, going back does this and leaves the screen where it is. */
export function useBackStep(isFirst: boolean, step: () => void): void {
  const act = useEffectEvent(step)

  useEffect(() => {
    if (isFirst) return onBackFirst(() => act())
  }, [isFirst])
}
