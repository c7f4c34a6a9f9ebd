import type { CSSProperties } from 'react'
import './game.css'

const petals = Array.from({ length: 8 }, (_, place) => place)

/** A verbena blossom that opens for a new best. */
export function Blossom() {
  return (
    <svg viewBox="-50 -50 100 100" className="size-[72px] text-accent" aria-hidden="true">
      {petals.map((place) => (
        <g key={place} transform={`rotate(${place * 45})`}>
          <path
            d="M0-10C-11-20-10-38 0-44 10-38 11-20 0-10Z"
            className="game-petal origin-center"
            style={{ '--petal': place } as CSSProperties}
            fill="currentColor"
            fillOpacity={place % 2 === 0 ? 0.9 : 0.5}
          />
        </g>
      ))}
      <circle r="6" fill="currentColor" />
    </svg>
  )
}
