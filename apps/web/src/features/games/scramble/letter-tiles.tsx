import { looseTiles, type Row } from '@verbena/core/games/scramble/row'
import { cn } from '../../../lib/cn'

type LetterTilesProps = { row: Row; shuffles: number; onTile: (tile: number) => void }

/** The letters as they lie; one that stands in the row leaves its place empty, so that no other moves. */
export function LetterTiles({ row, shuffles, onTile }: LetterTilesProps) {
  const inOrder = looseTiles({ ...row, slots: [] }, shuffles)
  return (
    <fieldset aria-label="Letters" className="mx-auto flex min-w-0 max-w-lg flex-wrap justify-center gap-2">
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
              'letter-tile grid size-[56px] place-items-center rounded-[16px] font-display text-[28px]',
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
