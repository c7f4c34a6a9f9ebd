import './match-synonyms.css'

/** A vine for every pair, from its height on the left to its height on the right, both as shares of the board's. */
export function Vines({ pairs }: { pairs: readonly { left: number; right: number }[] }) {
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="size-full overflow-visible text-primary" aria-hidden="true">
      {pairs.map(({ left, right }) => (
        <path
          key={left}
          d={`M4 ${left * 100}C60 ${left * 100} 40 ${right * 100} 96 ${right * 100}`}
          className="match-vine"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  )
}
