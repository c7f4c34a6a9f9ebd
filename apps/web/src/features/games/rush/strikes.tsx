import './rush.css'
import { type RushState, rushCostMs, rushGainMs, rushStrikes } from '@verbena/core/games/rush/rush'
import { X } from 'lucide-react'
import { cn } from '../../../lib/cn'

/** What a right answer in a run is worth, as the rules count it: the present one belongs to the run. */
const worth = (streak: number) => 1 + Math.min(4, Math.floor((streak + 1) / 5))

/** The strikes taken, what the last answer did to the bank, and the run with what it multiplies. */
export function Strikes({ state }: { state: RushState }) {
  const { strikes, streak } = state
  return (
    <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4 px-6 pt-2 text-sm text-muted">
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
            className={cn('size-[18px]', place < strikes ? 'animate-pop text-danger' : 'opacity-25')}
          />
        ))}
      </p>
      <div className="flex flex-wrap justify-end gap-x-3 tabular-nums">
        {state.timing !== 'off' && <BankChange state={state} />}
        {streak > 0 && (
          <p className={cn(worth(streak) > 1 && 'font-semibold text-accent')}>
            {streak} in a row
            {worth(streak) > 1 && (
              <span key={worth(streak)} className="ml-2 inline-block animate-pop">
                ×{worth(streak)}
              </span>
            )}
          </p>
        )}
      </div>
    </div>
  )
}

/** Seconds won are seen for a moment, and keep their place beside the run; seconds lost stay as long as the miss. */
function BankChange({ state: { status, streak, right } }: { state: RushState }) {
  if (status === 'feedback')
    return (
      <span aria-hidden="true" className="font-semibold text-danger">
        −{rushCostMs / 1000} s
      </span>
    )
  if (streak === 0) return null
  return (
    <span key={right} aria-hidden="true" className="rush-gain font-semibold text-accent">
      +{(rushGainMs(right - 1) / 1000).toFixed(1)} s
    </span>
  )
}
