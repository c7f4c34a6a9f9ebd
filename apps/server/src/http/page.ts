import * as v from 'valibot'

type Cursor = { at: Date; id: string }
export type Page = { limit: number; before?: Cursor | undefined }

const cursorText = /^(\d{1,14})_(.+)$/s

/** How a list is asked for: `limit` rows, the newest first, from the one that `before` names. */
export function pageEntries(idSchema: v.GenericSchema<string, string>) {
  return {
    limit: v.pipe(
      v.optional(v.string(), '200'),
      v.regex(/^[1-9]\d{0,3}$/, 'The limit must be a number from 1 to 1000'),
      v.transform(Number),
      v.maxValue(1000, 'The limit must be a number from 1 to 1000'),
    ),
    before: v.optional(
      v.pipe(
        v.string(),
        v.transform((text) => cursorText.exec(text)),
        v.check((found) => found !== null, 'The page does not exist'),
        v.transform((found) => ({ at: new Date(Number(found?.[1])), id: found?.[2] ?? '' })),
        v.object({ at: v.date(), id: idSchema }),
      ),
    ),
  }
}

/** A page from rows that were read with one more than the limit: the one too many only says that there is a next page. */
export function pageOf<Row>(rows: readonly Row[], limit: number, cursorOf: (row: Row) => Cursor) {
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  const cursor = rows.length > limit && last ? cursorOf(last) : undefined
  return { items, next: cursor ? `${cursor.at.getTime()}_${cursor.id}` : null }
}
