import { Star } from 'lucide-react'
import { cn } from '../../../lib/cn'
import './perfection.css'

const rungs = Array.from({ length: 10 }, (_, place) => place)

/** Ten rungs that light up as they are climbed; every ten a star. A miss puts them out. */
export function Ladder({ score, hasMissed }: { score: number; hasMissed: boolean }) {
  const climbed = score > 0 && score % 10 === 0 ? 10 : score % 10
  const stars = Math.floor(score / 10)
  return (
    <div aria-hidden="true" className="grid gap-2 px-6 pt-3">
      <ol className="flex items-end gap-1.5">
        {rungs.map((rung) => (
          <li
            key={rung}
            style={{ height: `${6 + rung * 1.6}px` }}
            className={cn(
              'flex-1 rounded-full forced-colors:border',
              rung < climbed ? cn('forced-colors:bg-[Highlight]', hasMissed ? 'bg-danger/60' : 'bg-primary') : 'bg-hairline',
              rung === climbed - 1 && !hasMissed && 'perfection-lit',
            )}
          />
        ))}
      </ol>
      {stars > 0 && (
        <p className="flex flex-wrap gap-1">
          {Array.from({ length: stars }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a star has nothing but its place
            <Star key={place} className="size-[18px] animate-pop fill-current text-accent" strokeWidth={1.75} />
          ))}
        </p>
      )}
    </div>
  )
}
