/** The sprig of verbena: the app's sign wherever its name stands. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 48 48"
      fill="none"
      strokeWidth="2.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <g className="stroke-primary">
        <path d="M24 43V20" />
        <path d="M24 33c-7 0-11-4-12-11 7 0 11 4 12 11Z" />
        <path d="M24 33c7 0 11-4 12-11-7 0-11 4-12 11Z" />
      </g>
      <g className="fill-accent">
        <circle cx="24" cy="6" r="2.6" />
        <circle cx="18" cy="11" r="2.6" />
        <circle cx="30" cy="11" r="2.6" />
        <circle cx="24" cy="15.500" r="2.6" />
      </g>
    </svg>
  )
}
