import { localDay } from '@verbena/core/base/day'
import { streakOf } from '@verbena/core/learner/streak'
import { streakNotes } from '@verbena/core/learner/streak-notes'
import { CalendarDays, Check, Luggage, Snowflake, Sprout } from 'lucide-react'
import { cn } from '../../lib/cn'
import { useLearnerStore } from '../../state/learner/learner-store'

const noteIcons = { back: Sprout, frozen: Snowflake, freezes: Snowflake, vacation: Luggage, month: CalendarDays } as const

const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const

/** The days in a row, with as many of the week's first days ticked (spec §2), and what keeps them. */
export function StreakCard() {
  const record = useLearnerStore()
  const today = localDay(new Date())
  const streak = streakOf(record, today)
  const { days } = streak
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
      <div className="grid gap-1.5 text-sm text-muted">
        {streakNotes(record, streak, today).map(({ icon, text }) => {
          const Icon = noteIcons[icon]
          return (
            <p key={icon} className="flex gap-2 text-pretty">
              <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" strokeWidth={1.75} />
              {text}
            </p>
          )
        })}
      </div>
    </section>
  )
}
