import type { ReactNode } from 'react'

const radius = 42
const around = 2 * Math.PI * radius

/** A ring that fills clockwise from the top, with what it counts inside. */
export function ProgressRing({ share, label, children }: { share: number; label: string; children: ReactNode }) {
  const filled = Math.min(1, Math.max(0, share))
  return (
    <div role="img" aria-label={label} className="relative grid aspect-square w-28 max-w-full place-items-center">
      <svg viewBox="0 0 100 100" className="absolute inset-0 -rotate-90" fill="none" strokeWidth="8" aria-hidden="true">
        <circle cx="50" cy="50" r={radius} className="stroke-hairline" />
        <circle
          cx="50"
          cy="50"
          r={radius}
          strokeLinecap="round"
          className="stroke-accent transition-[stroke-dashoffset] duration-300 ease-out"
          strokeDasharray={around}
          strokeDashoffset={around * (1 - filled)}
          opacity={filled === 0 ? 0 : 1}
        />
      </svg>
      <div aria-hidden="true" className="text-center leading-tight text-foreground">
        {children}
      </div>
    </div>
  )
}
