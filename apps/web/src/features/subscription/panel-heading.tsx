import type { ReactNode } from 'react'

/** What the panel opens with: a sign in a light of its own, the heading, and a sentence. */
export function PanelHeading({ sign, title, text }: { sign: ReactNode; title: string; text: string }) {
  return (
    <div className="-mx-5 grid grid-cols-1 justify-items-center gap-2 bg-[radial-gradient(22rem_12rem_at_50%_15%,color-mix(in_oklab,var(--accent)_16%,transparent),transparent)] px-5 pt-3 text-center">
      {sign}
      <h3 className="font-display text-[length:min(2.25rem,15cqi)] leading-tight tracking-tight text-balance text-accent">{title}</h3>
      <p className="max-w-[34ch] text-muted text-pretty">{text}</p>
    </div>
  )
}
