import { looseTiles, type Row } from '@verbena/core/games/scramble/row'
import type { CSSProperties } from 'react'
import { cn } from '../../../lib/cn'

/** More letters than these lie in two rows of a phone. */
const mostInRow = 6

type LetterTilesProps = { row: Row; shuffles: number; onTile: (tile: number) => void }

/** The letters as they lie; one that stands in the row leaves its place empty, so that no other moves. */
export function LetterTiles({ row, shuffles, onTile }: LetterTilesProps) {
  const inOrder = looseTiles({ ...row, slots: [] }, shuffles)
  return (
    <fieldset
      aria-label="Letters"
      className="letter-tiles mx-auto flex w-full min-w-0 flex-wrap justify-center"
      style={
        {
          '--count': inOrder.length,
          '--half': inOrder.length > mostInRow ? Math.ceil(inOrder.length / 2) : inOrder.length,
        } as CSSProperties
      }
    >
      {inOrder.map((tile) => {
        const letter = row.letters[tile] ?? ''
        const isUsed = row.slots.includes(tile)
        return (
          <button
            key={`${shuffles} ${tile}`}
            type="button"
            disabled={isUsed}
            aria-label={letter.toUpperCase()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onTile(tile)}
            className={cn(
              'letter-tile grid place-items-center rounded-[16px] font-display text-[28px]',
              isUsed
                ? 'border border-dashed border-hairline text-transparent'
                : 'bg-lift hover:brightness-125 active:bg-glow forced-colors:border',
              shuffles > 0 && 'letter-mix',
            )}
          >
            {letter}
          </button>
        )
      })}
    </fieldset>
  )
}
