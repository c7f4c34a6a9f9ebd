/** Moonlight from above, behind everything on the page. */
export function NightGlow() {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none fixed inset-0 -z-10 bg-[radial-gradient(46rem_30rem_at_50%_0%,color-mix(in_oklab,var(--primary)_11%,transparent),transparent)]"
    />
  )
}
