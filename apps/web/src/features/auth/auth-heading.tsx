/** The heading of each view of this screen; a view that takes another's place takes the focus with it. */
export function AuthHeading({ title, text, isArriving = true }: { title: string; text: string; isArriving?: boolean }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 text-center">
      <h1
        tabIndex={-1}
        ref={isArriving ? focusOnArrival : undefined}
        className="font-display text-[min(max(2rem,9vw),2.75rem,12vw)] leading-tight tracking-tight text-balance outline-none"
      >
        {title}
      </h1>
      <p className="text-pretty text-muted">{text}</p>
    </div>
  )
}

function focusOnArrival(heading: HTMLHeadingElement | null) {
  heading?.focus()
}
