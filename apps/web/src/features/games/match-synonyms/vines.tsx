import './match-synonyms.css'

/** A vine for every pair, from its height on the left to its height on the right, both as shares of the board's. */
export function Vines({ pairs }: { pairs: readonly { left: number; right: number }[] }) {
  return (
    <div className="relative size-full text-primary">
      {pairs.map(({ left, right }) => (
        // a drawing each: a whole one grows without being painted again, a part of one would not
        <svg
          key={left}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="match-vine absolute inset-0 size-full overflow-visible"
          aria-hidden="true"
        >
          <path
            d={`M4 ${left * 100}C60 ${left * 100} 40 ${right * 100} 96 ${right * 100}`}
            fill="none"
            stroke="currentColor"
            strokeWidth="1.75"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      ))}
    </div>
  )
}
