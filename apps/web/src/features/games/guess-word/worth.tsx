import './guess-word.css'
import { cn } from '../../../lib/cn'

const petals = [0, 1, 2, 3, 4]

/** What the word is worth, in a flower; every opened clue lets one petal fall. */
export function Worth({ opened, worth }: { opened: number; worth: number }) {
  return (
    <div className="relative grid size-[84px] shrink-0 place-items-center">
      <svg viewBox="-50 -50 100 100" className="absolute inset-0 overflow-visible text-primary" aria-hidden="true">
        {petals.map((petal) => (
          <g key={petal} transform={`rotate(${petal * 72})`}>
            <path
              d="M0-12C-17-20-16-42 0-48 16-42 17-20 0-12Z"
              className={cn('guess-petal', petal > 5 - opened && 'guess-petal-fallen')}
              fill="currentColor"
              fillOpacity="0.3"
            />
          </g>
        ))}
      </svg>
      <p className="relative font-display text-[26px] leading-none tabular-nums">
        <span className="sr-only">Worth </span>
        {worth}
        <span className="sr-only"> points</span>
      </p>
    </div>
  )
}
