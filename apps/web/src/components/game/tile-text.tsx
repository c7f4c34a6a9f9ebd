import type { CSSProperties } from 'react'
import { cn } from '../../lib/cn'

type TileTextProps = {
  text: string
  /** Of the longest word on any tile beside it, so that all are of one size. */
  letters: number
  className?: string | false
}

/** A word on a tile, which shrinks before it is broken. */
export function TileText({ text, letters, className }: TileTextProps) {
  return (
    <span className="@container block w-full">
      <span
        className={cn(
          'block text-[length:max(13px,min(clamp(1.125rem,5vw,1.5rem),calc(165cqi/var(--letters))))] leading-tight hyphens-auto [overflow-wrap:anywhere]',
          className,
        )}
        style={{ '--letters': letters } as CSSProperties}
      >
        {text}
      </span>
    </span>
  )
}
