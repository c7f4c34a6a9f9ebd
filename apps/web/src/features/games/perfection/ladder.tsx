import { Star } from 'lucide-react'
import { cn } from '../../../lib/cn'
import './perfection.css'

const rungs = Array.from({ length: 10 }, (_, place) => place)

type LadderProps = {
  climbed: number
  stars: number
  hasMissed: boolean
  /** The last rung was answered just now. */
  isNew: boolean
}

/** Ten rungs that light up as they are climbed, and above them a star that fills. A miss puts them out. */
export function Ladder({ climbed, stars, hasMissed, isNew }: LadderProps) {
  return (
    <div aria-hidden="true" className="flex items-end gap-2.5 px-6 pt-3">
      <ol className="flex flex-1 items-end gap-[6px]">
        {rungs.map((rung) => (
          <li
            key={rung}
            style={{ height: `${6 + rung * 1.6}px` }}
            className={cn(
              'flex-1 rounded-full forced-colors:border',
              rung < climbed ? cn('forced-colors:bg-[Highlight]', hasMissed ? 'bg-danger/60' : 'bg-primary') : 'bg-hairline',
              rung === climbed - 1 && isNew && !hasMissed && 'perfection-lit',
            )}
          />
        ))}
      </ol>
      <p className="flex items-center gap-1 text-sm leading-none font-semibold text-accent tabular-nums">
        {stars > 1 && stars}
        <Star
          key={stars}
          className={cn(
            'size-[22px] shrink-0',
            stars > 0 ? 'fill-current' : 'text-muted opacity-60',
            isNew && climbed === rungs.length && 'animate-pop',
          )}
          strokeWidth={1.75}
        />
      </p>
    </div>
  )
}
