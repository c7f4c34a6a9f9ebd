/** A slow glow behind the feed, on wide screens only: two clouds of the theme's colours. */
export default function Aurora() {
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 -z-10 overflow-hidden">
      <div className="absolute top-[-20%] left-[8%] size-[60vw] animate-[drift_38s_ease-in-out_infinite_alternate] rounded-full bg-[radial-gradient(closest-side,color-mix(in_oklab,var(--primary)_14%,transparent),color-mix(in_oklab,var(--primary)_5%,transparent)_55%,transparent)]" />
      <div className="absolute right-[2%] bottom-[-30%] size-[52vw] animate-[drift_46s_ease-in-out_infinite_alternate-reverse] rounded-full bg-[radial-gradient(closest-side,color-mix(in_oklab,var(--accent)_8%,transparent),transparent)]" />
    </div>
  )
}
