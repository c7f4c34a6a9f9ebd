import '../../../components/game/game.css'
import type { Side } from '@verbena/core/games/match-synonyms/match-synonyms'
import { cn } from '../../../lib/cn'

type MatchColumnProps = {
  side: Side
  label: string
  tiles: readonly { text: string; isMatched: boolean }[]
  picked: number | null
  missed: number | null
  onPick: (place: number) => void
}

/** One side of the board. Every tile is as high as the highest, so that a vine meets its tile in the middle. */
export function MatchColumn({ side, label, tiles, picked, missed, onPick }: MatchColumnProps) {
  return (
    <ul aria-label={label} className="grid auto-rows-fr">
      {tiles.map(({ text, isMatched }, place) => (
        <li key={text} className="grid py-[5px]">
          <button
            type="button"
            data-tile={`${side} ${place}`}
            data-word={text}
            aria-pressed={isMatched ? undefined : picked === place}
            aria-disabled={isMatched || undefined}
            onClick={isMatched ? undefined : () => onPick(place)}
            className={cn(
              'min-h-13 rounded-2xl border px-[clamp(6px,2vw,16px)] py-2 text-[clamp(1rem,4.4vw,1.25rem)] leading-tight transition duration-300 ease-out hyphens-auto [overflow-wrap:anywhere]',
              isMatched && 'cursor-default border-transparent bg-transparent text-primary',
              isMatched && (side === 'left' ? 'text-right' : 'text-left'),
              !isMatched && missed === place && 'game-nudge border-danger bg-card',
              !isMatched && missed !== place && (picked === place ? 'border-primary bg-glow' : 'border-hairline bg-card'),
              !isMatched && 'hover:bg-lift active:scale-[0.97]',
            )}
          >
            {text}
            <span className="sr-only">
              , row {place + 1} of {tiles.length}, {isMatched ? 'matched' : 'not matched'}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
