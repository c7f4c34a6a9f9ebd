import type { CSSProperties } from 'react'

/** The word itself, as large as fits: long words shrink until they stand on one line and are never broken. */
export function WordHeading({ word, level = 2 }: { word: string; level?: 1 | 2 }) {
  const Heading = `h${level}` as const
  const letters = Math.max(...word.split(' ').map((part) => part.length))
  return (
    <div className="@container w-full">
      <Heading
        className="font-display text-[length:min(clamp(2.75rem,12vw,5.5rem),calc(168cqi/var(--letters)))] leading-[1.08] tracking-tight text-balance"
        style={{ '--letters': letters } as CSSProperties}
      >
        {word}
      </Heading>
    </div>
  )
}
