import { Link } from '@tanstack/react-router'
import { paths } from '../lib/paths'
import { Logo } from '../ui/logo'

/** A whole page that says what happened and leads home. */
export function MessageScreen({ title, text }: { title: string; text?: string }) {
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-3 p-6 text-center">
      <Logo className="mb-2 size-14 opacity-70" />
      <h1 className="font-display text-3xl tracking-tight text-balance">{title}</h1>
      {text && <p className="max-w-sm text-muted">{text}</p>}
      <Link
        {...paths.landing()}
        className="mt-4 inline-flex min-h-12 items-center rounded-full bg-primary px-6 font-semibold text-primary-foreground hover:brightness-108"
      >
        Return to Home
      </Link>
    </main>
  )
}
