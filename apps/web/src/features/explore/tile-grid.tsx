import { holdsWords, type TileCount } from '@verbena/core/explore/count-tiles'
import type { Tile as TileData, TileSpan } from '@verbena/core/explore/tiles'
import { canOpenCategory } from '@verbena/core/subscription/entitlements'
import type { Plan } from '@verbena/core/subscription/plan'
import { useId } from 'react'
import { cn } from '../../lib/cn'
import { Tile } from '../../ui/tile'

type TileGridProps = {
  section: string | null
  tiles: readonly TileData[]
  plan: Plan | null
  counts: ReadonlyMap<string, TileCount> | null
  onOpen: (tile: TileData) => void
}

/** Six columns (spec §2); where the text is too large for three tiles in a row, two or one stand in it. */
const spanClasses: Record<TileSpan, string> = {
  2: 'col-span-2 @max-[19rem]:col-span-3 @max-[13rem]:col-span-6',
  3: 'col-span-3 @max-[13rem]:col-span-6',
  6: 'col-span-6',
}

export function TileGrid({ section, tiles, plan, counts, onOpen }: TileGridProps) {
  const headingId = useId()
  const small = tiles.filter((tile) => tile.span === 2)
  const lone = small.length % 2 === 1 ? small.at(-1) : undefined

  return (
    <section aria-labelledby={section === null ? undefined : headingId} className="@container grid grid-cols-1 gap-2.5">
      {section !== null && (
        <h3 id={headingId} className="text-sm font-semibold text-muted">
          {section}
        </h3>
      )}
      <ul className="grid grid-cols-6 gap-2">
        {tiles.map((tile) => (
          <li key={tile.title} className={cn(spanClasses[tile.span], tile === lone && '@max-[19rem]:col-span-6')}>
            <Tile
              title={tile.title}
              isLocked={!canOpenCategory(plan, tile.title)}
              onClick={() => onOpen(tile)}
              hint={tile.span === 6 ? undefined : tile.description}
              note={<TileNote tile={tile} count={counts?.get(tile.title)} />}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

const short = new Intl.NumberFormat('en-US', { notation: 'compact' })

/** How much is behind a tile. Its line is there before the counts are, so nothing moves when they come. */
function TileNote({ tile, count }: { tile: TileData; count: TileCount | undefined }) {
  return (
    <>
      {tile.span === 6 && (
        <span className="block">
          {tile.description} {count && !holdsWords(tile) && ` · ${short.format(count.words)} so far`}
        </span>
      )}
      {holdsWords(tile) && (
        <span className="block min-h-[1.375em] text-[0.8125rem] whitespace-nowrap tabular-nums">{count && <CountText {...count} />}</span>
      )}
    </>
  )
}

function CountText({ words, learned }: TileCount) {
  const unit = words === 1 ? 'word' : 'words'
  return (
    <>
      <span aria-hidden="true">
        {learned === 0 ? `${short.format(words)} ${unit}` : `${short.format(learned)} / ${short.format(words)}`}
      </span>
      <span className="sr-only">
        {words} {unit}, {learned} learned
      </span>
      {learned > 0 && (
        <span aria-hidden="true" className="absolute inset-x-0 bottom-0 h-1 bg-hairline">
          <span className="block h-full rounded-r-full bg-primary" style={{ width: `${(learned / words) * 100}%` }} />
        </span>
      )}
    </>
  )
}
