import { type ReactNode, useId } from 'react'

/** A headed part of a sheet or a screen; screen readers find it by its heading. */
export function Group({
  title,
  children,
  level = 3,
}: {
  title: string
  children: ReactNode /** 2 on a screen of its own. */
  level?: 2 | 3
}) {
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-2.5">
      <Heading id={id} className="text-sm font-semibold text-muted">
        {title}
      </Heading>
      {children}
    </section>
  )
}

/** Rows that belong together, in one frame with hairlines between; where large text leaves no room they give up their icons. */
export function RowList({ children }: { children: ReactNode }) {
  return <div className="@container divide-y divide-hairline overflow-hidden rounded-card border border-hairline">{children}</div>
}
