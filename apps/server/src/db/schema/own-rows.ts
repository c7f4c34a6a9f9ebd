import { sql } from 'drizzle-orm'
import { pgPolicy, pgRole } from 'drizzle-orm/pg-core'

/** Whoever acts for one person (`db/as-user`). It is made by a migration, owns nothing and can reach only tables with this policy. */
const learnerRole = pgRole('verbena_learner').existing()

/** A row is seen, written and left only as its own person; with nobody set there are no rows at all. */
export function ownRowsOnly() {
  const isOwn = sql`user_id = nullif(current_setting('app.user_id', true), '')::uuid`
  return pgPolicy('own_rows_only', { for: 'all', to: learnerRole, using: isOwn, withCheck: isOwn })
}
