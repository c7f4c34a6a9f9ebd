import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { onTestFinished } from 'vitest'

type Query = { sql: string; params: unknown[] }

/** For the rest of the test every query passes through `change` on its way to the database. */
export function interceptQueries(change: (query: Query) => Query): void {
  const { sqlToQuery } = PgDialect.prototype
  PgDialect.prototype.sqlToQuery = function intercepted(this: PgDialect, query: SQL, ...rest) {
    const built = sqlToQuery.call(this, query, ...rest)
    return { ...built, ...change(built) }
  }
  onTestFinished(() => {
    PgDialect.prototype.sqlToQuery = sqlToQuery
  })
}
