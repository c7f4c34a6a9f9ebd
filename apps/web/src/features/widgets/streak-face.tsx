import type { WidgetContents } from '@verbena/core/widgets/widget-contents'
import type { WidgetSize } from '@verbena/core/widgets/widgets'
import { Check, Flame } from 'lucide-react'
import { cn } from '../../lib/cn'

const names = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'] as const

/** The days in a row, and in larger sizes which of the last seven were visited. */
export function StreakFace({ streak: { days, isDoneToday, week }, size }: { streak: WidgetContents['streak']; size: WidgetSize }) {
  const isLarge = size === 'large'
  return (
    <div className={cn('flex min-w-0 flex-col', isLarge && 'items-center text-center')}>
      <div
        className={cn(
          'flex flex-1 flex-wrap gap-x-3',
          size === 'medium' ? 'items-center' : 'flex-col',
          isLarge && 'items-center justify-center',
        )}
      >
        <Flame aria-hidden className={cn('shrink-0 text-accent', isLarge ? 'size-[44px]' : 'size-[26px]')} strokeWidth={1.75} />
        <p className={cn(size === 'small' && 'mt-auto', size === 'medium' && 'flex flex-1 flex-wrap items-baseline gap-x-2')}>
          <span className={cn('block font-display leading-none text-accent tabular-nums', isLarge ? 'text-[5.5rem]' : 'text-5xl')}>
            {days}
          </span>{' '}
          <span className="block font-medium">{days === 1 ? 'day' : 'days'} in a row</span>
        </p>
        <p className="text-sm text-muted">{isDoneToday ? 'Today is done' : 'Today is still open'}</p>
      </div>
      {size !== 'small' && (
        <ol aria-label="The last seven days" className="mt-3 grid w-full grid-cols-7 gap-1">
          {week.map(({ day, isVisited }) => (
            <li key={day} className="grid grid-cols-1 justify-items-center gap-1 text-xs text-muted">
              <span
                className={cn(
                  'grid aspect-square w-full max-w-6 place-items-center rounded-full border',
                  isVisited ? 'border-accent bg-accent text-background' : 'border-hairline',
                )}
              >
                {isVisited && <Check aria-hidden className="size-1/2" strokeWidth={3} />}
              </span>
              <span>
                {names[new Date(day).getUTCDay()]}
                {isVisited && <span className="sr-only">, done</span>}
              </span>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
