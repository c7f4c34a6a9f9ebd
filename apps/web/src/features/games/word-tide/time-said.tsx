import { timeToSpeak } from '@verbena/core/games/frame/spoken-time'
import { type WordTideState, waterNow } from '@verbena/core/games/word-tide/word-tide'
import { useState } from 'react'
import { useMoments } from '../../../components/game/use-moments'
import { timeLeft } from './time-left'

/** Says when 30, 10 and 5 seconds are left, each once an anchor: right answers may push the water under a mark again and again. */
export function TimeSaid({ state, timeNow }: { state: WordTideState; timeNow: () => number }) {
  const isRunning = state.status === 'asking' && state.timing !== 'off'
  const [said, setSaid] = useState<{ seconds: number; water: number } | null>(null)
  useMoments(isRunning, 500)
  const seconds = isRunning ? timeToSpeak(Number.POSITIVE_INFINITY, timeLeft(state, timeNow())) : null
  if (seconds !== null && seconds < (said?.seconds ?? Number.POSITIVE_INFINITY)) {
    setSaid({ seconds, water: Math.round(waterNow(state, timeNow())) })
  }
  return (
    <p aria-live="polite" className="sr-only">
      {said && `Water at ${said.water} %, ${said.seconds} seconds left.`}
    </p>
  )
}
