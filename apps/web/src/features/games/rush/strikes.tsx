import './rush.css'
import { type RushState, rushCostMs, rushGainMs, rushStrikes } from '@verbena/core/games/rush/rush'
import { X } from 'lucide-react'
import { cn } from '../../../lib/cn'

/** What a right answer in a run is worth, as the rules count it: the present one belongs to the run. */
const worth = (streak: number) => 1 + Math.min(4, Math.floor((streak + 1) / 5))

/** The strikes taken, what the last answer did to the bank, and the run with what it multiplies. */
export function Strikes({ state, timeNow }: { state: RushState; timeNow: () => number }) {
  const { strikes, streak, status } = state
  return (
    <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-6 pt-2 text-sm text-muted">
      <p className="flex gap-1">
        <span className="sr-only">
          Strikes: {strikes} of {rushStrikes}
        </span>
        {Array.from({ length: rushStrikes }, (_, place) => (
          <X
            // biome-ignore lint/suspicious/noArrayIndexKey: a strike has nothing but its place
            key={place}
            aria-hidden
            strokeWidth={2.5}
            className={cn(
              'size-[18px]',
              place < strikes ? 'text-danger' : 'opacity-25',
              place === strikes - 1 && status === 'feedback' && 'animate-pop',
            )}
          />
        ))}
      </p>
      <div className="flex flex-wrap justify-end gap-x-3 tabular-nums">
        {state.timing !== 'off' && <BankChange state={state} timeNow={timeNow} />}
        {streak > 0 && (
          <p className={cn('flex flex-wrap gap-x-2', worth(streak) > 1 && 'font-semibold text-accent')}>
            {streak} in a row
            {worth(streak) > 1 && (
              <span key={worth(streak)} className="animate-pop">
                ×{worth(streak)}
              </span>
            )}
          </p>
        )}
      </div>
    </div>
  )
}

const gainMs = 900

/** Seconds won are seen for a moment, and keep their place beside the run; seconds lost stay as long as the miss. */
function BankChange({ state: { status, streak, right, bankAt }, timeNow }: { state: RushState; timeNow: () => number }) {
  if (status === 'feedback')
    return (
      <span aria-hidden="true" className="font-semibold text-danger">
        −{rushCostMs / 1000} s
      </span>
    )
  if (streak === 0) return null
  const isNew = timeNow() - bankAt < gainMs // after a pause they are not won again
  return (
    <span key={right} aria-hidden="true" className={cn('font-semibold text-accent', isNew ? 'rush-gain' : 'opacity-0')}>
      +{(rushGainMs(right - 1) / 1000).toFixed(1)} s
    </span>
  )
}
