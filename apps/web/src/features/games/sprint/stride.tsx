import './sprint.css'
import type { SprintState } from '@verbena/core/games/sprint/sprint'

const strideMs = 320

/** There is no time for feedback on a right answer: a light runs by over the options, and the next question is there. */
export function Stride({ state: { legs, misses, lastAt }, timeNow }: { state: SprintState; timeNow: () => number }) {
  const right = legs.length - misses
  const isNew = timeNow() - lastAt < strideMs // after a pause it does not run again
  return (
    <div aria-hidden="true" className="relative">
      <div className="absolute inset-x-0 bottom-1.5 h-[3px] overflow-hidden rounded-full">
        {right > 0 && isNew && <div key={right} className="sprint-stride h-full w-1/3 bg-linear-to-r from-transparent to-primary" />}
      </div>
    </div>
  )
}
