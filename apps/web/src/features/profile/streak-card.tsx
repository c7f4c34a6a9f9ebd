import { localDay } from '@verbena/core/base/day'
import { streakOf } from '@verbena/core/learner/streak'
import { Check } from 'lucide-react'
import { cn } from '../../lib/cn'
import { useLearnerStore } from '../../state/learner/learner-store'

const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const

/** The days in a row, with as many of the week's first days ticked (spec §2). */
export function StreakCard() {
  const record = useLearnerStore()
  const { days } = streakOf(record, localDay(new Date()))
  return (
    <section aria-label="Streak" className="@container grid grid-cols-1 gap-4 rounded-card border border-hairline p-[20px]">
      <h3 className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-display text-4xl leading-none text-accent tabular-nums">{days}</span>{' '}
        <span className="text-muted">{days === 1 ? 'day' : 'days'} in a row</span>
      </h3>
      <ol className="grid grid-cols-7 gap-1 @max-[10rem]:grid-cols-4">
        {weekdays.map((name, i) => (
          <li key={name} className="grid grid-cols-1 justify-items-center gap-1.5 text-sm text-muted">
            <span
              className={cn(
                'grid aspect-square w-full max-w-9 place-items-center rounded-full border',
                i < days ? 'border-accent bg-accent text-background' : 'border-hairline',
              )}
            >
              {i < days && <Check aria-hidden className="size-1/2" strokeWidth={2.5} />}
            </span>
            <span>
              {name}
              {i < days && <span className="sr-only">, done</span>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
