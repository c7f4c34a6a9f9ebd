import type { CSSProperties } from 'react'
import { cn } from '../../lib/cn'
import { longestPart } from './longest-part'

/** A word on a tile, which shrinks before it is broken; how large it may be is said in shares of the tile and of `--letters`. */
export function TileText({ text, className }: { text: string; className: string }) {
  return (
    <span className="@container block w-full">
      <span
        className={cn('block hyphens-auto [overflow-wrap:anywhere]', className)}
        style={{ '--letters': longestPart(text) } as CSSProperties}
      >
        {text}
      </span>
    </span>
  )
}
