import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { onTestFinished } from 'vitest'

const userFilter = /"(?:custom_words|collections|collection_words|profiles)"\."user_id" = (\$\d+)/g

/** For the rest of the test no query on own rows says whose they are; answers how many conditions were taken out so far. */
export function withoutUserFilter(): () => number {
  const { sqlToQuery } = PgDialect.prototype
  let removed = 0
  PgDialect.prototype.sqlToQuery = function forgetful(this: PgDialect, query: SQL, ...rest) {
    const built = sqlToQuery.call(this, query, ...rest)
    const text = built.sql.replace(userFilter, (_, parameter: string) => {
      removed += 1
      return `${parameter}::uuid is not null`
    })
    return { ...built, sql: text }
  }
  onTestFinished(() => {
    PgDialect.prototype.sqlToQuery = sqlToQuery
  })
  return () => removed
}
