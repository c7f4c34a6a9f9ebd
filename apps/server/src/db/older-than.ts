import { type Column, type SQL, sql } from 'drizzle-orm'

/** Everything after a row in a list that has the newest first; the id settles what happened in the same millisecond. */
export function olderThan(at: Column, id: Column, row: { at: Date; id: string } | undefined): SQL | undefined {
  return row && sql`(${at}, ${id}) < (${sql.param(row.at, at)}, ${sql.param(row.id, id)})`
}
