import { type SprintState, sprint, sprintTime } from '@verbena/core/games/sprint/sprint'
import { ghostProgress } from '@verbena/core/games/sprint/sprint-result'
import { useMoments } from '../../../components/game/use-moments'
import { bestOf } from '../../../state/game/log-round'

/** Where the best run so far would be now: a thin line beside one's own. */
export function GhostBar({ state, timeNow }: { state: SprintState; timeNow: () => number }) {
  const best = bestOf(sprint, state.timing)
  const isShown = best !== undefined && state.timing !== 'off'
  useMoments(isShown && state.status === 'asking' && state.startedAt !== null)
  if (!isShown) return null
  const share = ghostProgress(best.score, sprintTime(state, timeNow()))
  return (
    <div aria-hidden="true" title="Your best run" className="mx-6 mt-1 h-0.5 overflow-hidden rounded-full">
      <div
        className="h-full origin-left rounded-full bg-accent/70 transition-transform duration-100 ease-linear"
        style={{ transform: `scaleX(${share})` }}
      />
    </div>
  )
}
