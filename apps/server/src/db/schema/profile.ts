import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './account'
import { ownRowsOnly } from './own-rows'

/** What the specification calls a profile: written at sign-up, read only by its own person. */
export const profiles = pgTable(
  'profiles',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    username: text().notNull(),
    email: text().notNull(),
  },
  () => [ownRowsOnly()],
)
