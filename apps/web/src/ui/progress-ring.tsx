import type { ReactNode } from 'react'
import { cn } from '../lib/cn'

const radius = 42
const around = 2 * Math.PI * radius

/** A circle that fills clockwise from the top; whoever shows it says in words what it means. */
export function ProgressCircle({ share, width, className }: { share: number; width: number; className?: string }) {
  const filled = Math.min(1, Math.max(0, share))
  return (
    <svg viewBox="0 0 100 100" className={cn('-rotate-90', className)} fill="none" strokeWidth={width} aria-hidden="true">
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
  )
}

/** A large circle with what it counts inside. */
export function ProgressRing({ share, label, children }: { share: number; label: string; children: ReactNode }) {
  return (
    <div role="img" aria-label={label} className="relative grid aspect-square w-28 max-w-full place-items-center">
      <ProgressCircle share={share} width={8} className="absolute inset-0" />
      <div aria-hidden="true" className="text-center leading-tight text-foreground">
        {children}
      </div>
    </div>
  )
}
