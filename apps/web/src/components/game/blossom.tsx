import type { CSSProperties } from 'react'
import './game.css'

const petals = Array.from({ length: 8 }, (_, place) => place)
const drifts = Array.from({ length: 14 }, (_, place) => place)

/** A verbena blossom that opens for a best; one that beats an older best lets petals fall. */
export function Blossom({ beats }: { beats: boolean }) {
  return (
    <div className="relative">
      {beats && drifts.map((place) => <Petal key={place} place={place} />)}
      <Flower />
    </div>
  )
}

function Petal({ place }: { place: number }) {
  // neighbours in time fall far from each other
  const way = (((place * 5) % drifts.length) - 6.5) / 6.5
  return (
    <svg
      aria-hidden="true"
      viewBox="-6 -10 12 20"
      className="game-drift absolute top-0 left-1/2 h-[18px] text-accent"
      style={{ '--petal': place, '--way': way } as CSSProperties}
    >
      <path d="M0 9C-7 3-5-7 0-9 5-7 7 3 0 9Z" fill="currentColor" />
    </svg>
  )
}

function Flower() {
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
