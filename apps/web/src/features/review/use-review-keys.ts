import { useEffect, useEffectEvent } from 'react'
import type { RecallStage } from '../../components/recall'

type Asked = { stage: RecallStage; onReveal: () => void; onAnswer: (isKnown: boolean) => void }

/** The same keys as in the feed: space shows the meaning, left and right say how it went. */
export function useReviewKeys(asked: Asked | null): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isOnButton = event.target instanceof HTMLElement && event.target.closest('button, a') !== null
    if (asked === null || event.ctrlKey || event.metaKey || event.altKey) return
    if (asked.stage === 'asked' && event.key === ' ' && !isOnButton) asked.onReveal()
    else if (asked.stage === 'revealed' && event.key === 'ArrowLeft') asked.onAnswer(false)
    else if (asked.stage === 'revealed' && event.key === 'ArrowRight') asked.onAnswer(true)
    else return
    event.preventDefault()
  })

  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
