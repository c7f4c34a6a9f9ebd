import { timeToSpeak } from '@verbena/core/games/frame/spoken-time'
import { type RushState, rushCapMs, rushGainMs, rushStartMs, rushTimeLeft } from '@verbena/core/games/rush/rush'
import { useMoments } from '../../../components/game/use-moments'
import { cn } from '../../../lib/cn'
import './rush.css'

const lowMs = 5000

/** What the bank holds, as a bar that empties; a right answer pours its seconds in. Five seconds before the end it says so. */
export function TimeBank({ state, timeNow }: { state: RushState; timeNow: () => number }) {
  const isRunning = state.timing !== 'off' && state.status === 'asking'
  useMoments(isRunning)
  if (state.timing === 'off') return null
  const left = rushTimeLeft(state, timeNow())
  const isLow = left <= lowMs
  const gain = state.streak > 0 ? rushGainMs(state.right - 1) : 0
  return (
    <div className="relative mx-6 mt-3">
      <div aria-hidden="true" className="h-2.5 overflow-hidden rounded-full bg-hairline forced-colors:border">
        <div
          className={cn(
            'h-full origin-left rounded-full transition-[transform,background-color] duration-150 ease-linear forced-colors:bg-[Highlight]',
            isLow ? 'bg-danger' : 'bg-accent',
          )}
          style={{ transform: `scaleX(${left / rushCapMs})` }}
        />
      </div>
      {gain > 0 && (
        <span key={state.right} aria-hidden="true" className="rush-gain absolute right-0 -bottom-6 text-sm font-semibold text-accent">
          +{(gain / 1000).toFixed(1)} s
        </span>
      )}
      <p aria-live="assertive" className="sr-only">
        {timeToSpeak(rushStartMs, left, [lowMs / 1000]) !== null && left > 0 ? '5 seconds left' : ''}
      </p>
    </div>
  )
}
