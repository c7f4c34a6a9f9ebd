import { timeToSpeak } from '@verbena/core/games/frame/spoken-time'
import { type RushState, rushCapMs, rushStartMs, rushTimeLeft } from '@verbena/core/games/rush/rush'
import { useMoments } from '../../../components/game/use-moments'
import { cn } from '../../../lib/cn'

const lowMs = 5000

/** What the bank holds, as a bar that empties; Five seconds before the end it says so. */
export function TimeBank({ state, timeNow }: { state: RushState; timeNow: () => number }) {
  const isRunning = state.timing !== 'off' && state.status === 'asking'
  useMoments(isRunning)
  if (state.timing === 'off') return null
  const left = rushTimeLeft(state, timeNow())
  const isLow = left <= lowMs
  return (
    <div className="mx-6 mt-3">
      <div aria-hidden="true" className="h-2.5 overflow-hidden rounded-full bg-hairline forced-colors:border">
        <div
          className={cn(
            'h-full origin-left rounded-full transition-transform duration-150 ease-linear forced-colors:bg-[Highlight]',
            isLow ? 'bg-danger' : 'bg-accent',
          )}
          style={{ transform: `scaleX(${left / rushCapMs})` }}
        />
      </div>
      <p aria-live="assertive" className="sr-only">
        {timeToSpeak(rushStartMs, left, [lowMs / 1000]) !== null && left > 0 ? '5 seconds left' : ''}
      </p>
    </div>
  )
}
