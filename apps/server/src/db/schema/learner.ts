import type { Part } from '@verbena/core/sync/copy'
import { bigint, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './account'
import { ownRowsOnly } from './own-rows'

const ownerId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** How often a learner's record was changed, and how much is in it; whoever changes it holds this row. */
export const learnerRevisions = pgTable(
  'learner_revisions',
  {
    userId: ownerId().primaryKey(),
    revision: bigint({ mode: 'number' }).notNull(),
    reviews: integer().notNull().default(0),
    others: integer().notNull().default(0),
  },
  () => [ownRowsOnly()],
)

/** A learner's record in its smallest parts, each with the revision that changed it last. The rules for merging are core's, so a value is only kept. */
export const learnerEntries = pgTable(
  'learner_entries',
  {
    userId: ownerId(),
    part: text().$type<Part>().notNull(),
    key: text().notNull(),
    /** JSON as text: whatever a learner's note may hold comes back as it was. */
    value: text().notNull(),
    revision: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.part, table.key] }),
    index('learner_entries_revision').on(table.userId, table.revision),
    ownRowsOnly(),
  ],
)
