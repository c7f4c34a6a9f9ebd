import type { ReactNode } from 'react'

/** What the panel opens with: a sign in a light of its own, the heading, and a sentence. */
export function PanelHeading({ sign, title, text }: { sign: ReactNode; title: string; text: string }) {
  return (
    <div className="-mx-[20px] grid grid-cols-1 justify-items-center gap-2 bg-[radial-gradient(closest-side,color-mix(in_oklab,var(--accent)_17%,transparent),transparent)] px-[20px] pt-3 pb-2 text-center">
      {sign}
      <h3 className="font-display text-[length:min(2.25rem,15cqi)] leading-tight tracking-tight text-balance text-accent">{title}</h3>
      <p className="max-w-[38ch] text-muted text-pretty">{text}</p>
    </div>
  )
}
