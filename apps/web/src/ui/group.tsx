import { type ReactNode, useId } from 'react'

/** A headed part of a sheet; screen readers find it by its heading. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-2.5">
      <h3 id={id} className="text-sm font-semibold text-muted">
        {title}
      </h3>
      {children}
    </section>
  )
}

/** Rows that belong together, in one frame with hairlines between; where large text leaves no room they give up their icons. */
export function RowList({ children }: { children: ReactNode }) {
  return <div className="@container divide-y divide-hairline overflow-hidden rounded-card border border-hairline">{children}</div>
}
