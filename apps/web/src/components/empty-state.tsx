import type { ReactNode } from 'react'

type EmptyStateProps = { title: string; text?: string; children?: ReactNode /** 1 where it is all the page says. */; level?: 1 | 2 }

/** Nothing to show here: a line of botany, a sentence, and something to do. */
export function EmptyState({ title, text, children, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className="grid animate-fade justify-items-center gap-2 px-[24px] py-8 text-center">
      <svg
        viewBox="0 0 120 64"
        className="mb-3 w-[128px] text-primary/60"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d="M4 56c22-2 34-8 48-22S84 8 116 8" />
        <path d="M40 46c-9-4-12-10-11-18 8 2 12 8 11 18ZM60 28c10 1 16-3 19-11-8-2-15 1-19 11ZM52 35c5 8 11 11 19 9-2-8-9-12-19-9ZM84 14c1 8 6 12 14 13 1-8-4-13-14-13Z" />
      </svg>
      <Heading className="font-display text-2xl tracking-tight text-balance">{title}</Heading>
      {text && <p className="max-w-xs text-muted text-pretty">{text}</p>}
      {children && <div className="mt-4 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  )
}
