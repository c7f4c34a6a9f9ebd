import './sprint.css'
import type { SprintState } from '@verbena/core/games/sprint/sprint'

/** There is no time for feedback on a right answer: a light runs by, and the next question is there. */
export function Stride({ state: { legs, misses } }: { state: SprintState }) {
  const right = legs.length - misses
  return (
    <div aria-hidden="true" className="mx-6 h-0.5 overflow-hidden">
      {right > 0 && <div key={right} className="sprint-stride h-full w-1/4 bg-linear-to-r from-transparent to-primary" />}
    </div>
  )
}
