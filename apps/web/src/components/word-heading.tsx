import type { CSSProperties } from 'react'

/** The word itself, as large as fits: long words shrink until they stand on one line; only one too long to be read so is broken. */
export function WordHeading({ word, level = 2 }: { word: string; level?: 1 | 2 }) {
  const Heading = `h${level}` as const
  const letters = Math.max(...word.split(' ').map((part) => part.length))
  return (
    <div className="@container w-full">
      <Heading
        className="font-display text-[length:max(16px,min(clamp(2.75rem,12vw,5.5rem),calc(168cqi/var(--letters))))] leading-[1.08] tracking-tight text-balance [overflow-wrap:anywhere]"
        style={{ '--letters': letters } as CSSProperties}
      >
        {word}
      </Heading>
    </div>
  )
}
