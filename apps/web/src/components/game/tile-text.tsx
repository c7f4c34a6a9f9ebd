import type { CSSProperties } from 'react'
import { cn } from '../../lib/cn'

type TileTextProps = {
  text: string
  /** Of the widest word on any tile beside it, by `widestPart`, so that all are of one size. */
  ems: number
  className?: string | false
}

/** A word on a tile, which shrinks before it is broken. */
export function TileText({ text, ems, className }: TileTextProps) {
  return (
    <span className="@container block w-full">
      <span
        className={cn(
          'block text-[length:max(16px,min(clamp(1.125rem,5vw,1.5rem),calc(100cqi/var(--ems))))] leading-tight hyphens-auto [overflow-wrap:anywhere]',
          className,
        )}
        style={{ '--ems': ems } as CSSProperties}
      >
        {text}
      </span>
    </span>
  )
}
