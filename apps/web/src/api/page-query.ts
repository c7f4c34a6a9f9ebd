import * as v from 'valibot'

/** The query that asks for one page of a list, the newest first: `before` is what the page before it named as next. */
export function pageQuery({ limit, before }: { limit: number; before: string | null }): string {
  return `?${new URLSearchParams({ limit: String(limit), ...(before !== null && { before }) })}`
}

/** How many entries a list has. */
export const countSchema = v.object({ count: v.pipe(v.number(), v.integer(), v.minValue(0)) })
