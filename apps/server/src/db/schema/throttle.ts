import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Tries counted in a window that starts with the first one. The key is a hash: neither addresses nor usernames are kept. */
export const throttles = pgTable(
  'throttles',
  {
    key: text().primaryKey(),
    tries: integer().notNull(),
    resetsAt: timestamp('resets_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('throttles_resets_at').on(table.resetsAt)],
)
