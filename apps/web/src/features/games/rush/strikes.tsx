import { rushStrikes } from '@verbena/core/games/rush/rush'
import { X } from 'lucide-react'
import { cn } from '../../../lib/cn'

/** What a right answer in a run is worth, as the rules count it: the present one belongs to the run. */
const worth = (streak: number) => 1 + Math.min(4, Math.floor((streak + 1) / 5))

/** The strikes taken, and the run with what it multiplies. */
export function Strikes({ strikes, streak }: { strikes: number; streak: number }) {
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
      {streak > 0 && (
        <p className={cn('tabular-nums', worth(streak) > 1 && 'font-semibold text-accent')}>
          {streak} in a row
          {worth(streak) > 1 && (
            <span key={worth(streak)} className="ml-2 inline-block animate-pop">
              ×{worth(streak)}
            </span>
          )}
        </p>
      )}
    </div>
  )
}
