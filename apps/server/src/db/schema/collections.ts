import { isNotNull, isNull } from 'drizzle-orm'
import { foreignKey, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from './account'
import { customWords } from './custom-words'
import { ownRowsOnly } from './own-rows'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const collections = pgTable(
  'collections',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    name: text().notNull(),
    description: text(),
    createdAt: moment('created_at').notNull(),
    /** Deleted, and for a few minutes still there to be restored with its words. */
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('collections_newest').on(table.userId, table.createdAt, table.id).where(isNull(table.deletedAt)),
    index('collections_deleted_at').on(table.deletedAt).where(isNotNull(table.deletedAt)),
    ownRowsOnly(),
  ],
)

/** Which words a collection holds: of the library, or the person's own, which are named a second time to go when the word goes. */
export const collectionWords = pgTable(
  'collection_words',
  {
    userId: uuid('user_id').notNull(),
    collectionId: uuid('collection_id').notNull(),
    wordId: text('word_id').notNull(),
    customWordId: uuid('custom_word_id'),
    addedAt: moment('added_at').notNull(),
    /** Taken out a moment ago, by hand or with the own word it stands for. */
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.collectionId, table.wordId] }),
    foreignKey({
      name: 'collection_words_collection_fk',
      columns: [table.userId, table.collectionId],
      foreignColumns: [collections.userId, collections.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'collection_words_custom_word_fk',
      columns: [table.userId, table.customWordId],
      foreignColumns: [customWords.userId, customWords.id],
    }).onDelete('cascade'),
    index('collection_words_newest').on(table.userId, table.collectionId, table.addedAt, table.wordId).where(isNull(table.deletedAt)),
    index('collection_words_word_id').on(table.userId, table.wordId),
    index('collection_words_custom_word_id').on(table.userId, table.customWordId).where(isNotNull(table.customWordId)),
    index('collection_words_deleted_at').on(table.deletedAt).where(isNotNull(table.deletedAt)),
    ownRowsOnly(),
  ],
)
