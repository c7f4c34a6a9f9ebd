import type { ReactNode } from 'react'

/** The id of a step's heading: it gets the focus when the step opens, and names the step's choices. */
export function headingId(step: number): string {
  return `onboarding-${step}`
}

type StepFrameProps = { step: number; title: string; text: string; children: ReactNode }

/** What every step has: a heading, a line below it, and the step's own content. */
export function StepFrame({ step, title, text, children }: StepFrameProps) {
  return (
    <div className="grid min-h-full grid-cols-[minmax(0,1fr)] content-center gap-7 px-[min(1.5rem,6vw)] py-6">
      <div className="grid gap-2 text-center">
        <h1
          id={headingId(step)}
          tabIndex={-1}
          className="font-display text-[min(max(1.9rem,8vw),2.75rem,12vw)] leading-tight tracking-tight text-balance outline-none"
        >
          {title}
        </h1>
        <p className="text-lg text-pretty text-muted">{text}</p>
      </div>
      {children}
    </div>
  )
}
