import '../../../components/game/game.css'
import type { Side } from '@verbena/core/games/match-synonyms/match-synonyms'
import { X } from 'lucide-react'
import { TileText } from '../../../components/game/tile-text'
import { cn } from '../../../lib/cn'

type MatchColumnProps = {
  side: Side
  label: string
  tiles: readonly { text: string; isMatched: boolean }[]
  /** Of the longer side; the shorter one stands in the middle beside it. */
  rows: number
  /** Of the widest word on both sides. */
  ems: number
  picked: number | null
  missed: number | null
  onPick: (place: number) => void
}

/** One side of the board. Every tile is as high as the highest on both sides, so that a vine meets its tile in the middle. */
export function MatchColumn({ side, label, tiles, rows, ems, picked, missed, onPick }: MatchColumnProps) {
  return (
    <ul aria-label={label} className="grid" style={{ gridTemplateRows: `repeat(${rows * 2}, minmax(0, 1fr))` }}>
      {tiles.map(({ text, isMatched }, place) => (
        <li key={text} className="grid py-[5px]" style={{ gridRow: `${rows - tiles.length + place * 2 + 1} / span 2` }}>
          <button
            type="button"
            data-tile={`${side} ${place}`}
            data-word={text}
            aria-pressed={isMatched ? undefined : picked === place}
            aria-disabled={isMatched || undefined}
            onClick={isMatched ? undefined : () => onPick(place)}
            className={cn(
              'relative min-h-[clamp(3.25rem,7dvh,4.25rem)] rounded-2xl border px-[clamp(4px,1.5vw,16px)] py-2 font-display leading-tight',
              isMatched && 'cursor-default border-transparent bg-transparent text-primary forced-colors:border-[Canvas]',
              isMatched && (side === 'left' ? 'text-right' : 'text-left'),
              !isMatched && missed === place && 'game-nudge border-danger bg-card',
              !isMatched &&
                missed !== place &&
                (picked === place ? 'border-primary bg-glow forced-colors:border-[Highlight]' : 'border-hairline bg-card'),
              !isMatched && 'hover:bg-lift active:bg-glow',
            )}
          >
            <TileText
              text={text}
              ems={ems}
              className={isMatched && cn('match-drawn w-fit', side === 'left' && 'match-drawn-left ml-auto')}
            />
            {!isMatched && missed === place && (
              <X aria-hidden className="absolute top-[6px] right-[6px] size-[14px] text-danger" strokeWidth={2.25} />
            )}
            <span className="sr-only">
              , row {place + 1} of {tiles.length}, {isMatched ? 'matched' : 'not matched'}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
