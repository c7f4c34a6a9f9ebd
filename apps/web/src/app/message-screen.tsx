import type { ReactNode } from 'react'

/** A whole page that says what happened; its child leads home. */
export function MessageScreen({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-3 p-[24px] text-center">
      <img src="/icon.svg" alt="" className="mb-2 size-14 opacity-80" />
      <h1 className="font-display text-3xl tracking-tight text-balance">{title}</h1>
      {text && <p className="max-w-sm text-muted">{text}</p>}
      <div className="mt-4">{children}</div>
    </main>
  )
}
