import type { PartOfSpeech } from '@verbena/core/words/word'
import { isNotNull, isNull } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from './account'
import { ownRowsOnly } from './own-rows'

/** The device gives the id, so it is unique for its person only: nobody learns from a refused one that somebody else has it. */
export const customWords = pgTable(
  'custom_words',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    word: text().notNull(),
    definition: text().notNull(),
    example: text(),
    partOfSpeech: text('part_of_speech').$type<PartOfSpeech>().notNull(),
    category: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Deleted, and for a few minutes still there to be restored. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('custom_words_newest').on(table.userId, table.createdAt, table.id).where(isNull(table.deletedAt)),
    index('custom_words_deleted_at').on(table.deletedAt).where(isNotNull(table.deletedAt)),
    ownRowsOnly(),
  ],
)

/** An own word under the names it has on the wire. */
export const customWordColumns = {
  id: customWords.id,
  word: customWords.word,
  definition: customWords.definition,
  example: customWords.example,
  part_of_speech: customWords.partOfSpeech,
  category: customWords.category,
  created_at: customWords.createdAt,
}
