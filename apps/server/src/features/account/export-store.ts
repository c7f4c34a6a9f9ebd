import type { AccountExport } from '@verbena/core/account/own-account'
import { copyOf } from '@verbena/core/sync/copy'
import { and, desc, eq, isNull } from 'drizzle-orm'
import { asUser } from '../../db/as-user'
import type { Database } from '../../db/database'
import { collections, collectionWords } from '../../db/schema/collections'
import { customWordColumns, customWords } from '../../db/schema/custom-words'
import { learnerEntries } from '../../db/schema/learner'
import { subscriptions } from '../../db/schema/subscription'

type OwnData = Pick<AccountExport, 'subscription' | 'custom_words' | 'collections' | 'learner'>

/** Everything that belongs to an account, the newest first; what was deleted is not in it, even while it could come back. */
export async function readOwnData(db: Database, userId: string): Promise<OwnData> {
  const [subscription] = await db.select(subscriptionColumns).from(subscriptions).where(eq(subscriptions.userId, userId))
  return asUser(db, userId, async (tx) => {
    const words = await tx
      .select(customWordColumns)
      .from(customWords)
      .where(and(eq(customWords.userId, userId), isNull(customWords.deletedAt)))
      .orderBy(desc(customWords.createdAt), desc(customWords.id))
    const found = await tx
      .select(collectionColumns)
      .from(collections)
      .where(and(eq(collections.userId, userId), isNull(collections.deletedAt)))
      .orderBy(desc(collections.createdAt), desc(collections.id))
    const contents = await readContents(tx, userId)
    const entries = await tx
      .select({ part: learnerEntries.part, key: learnerEntries.key, value: learnerEntries.value })
      .from(learnerEntries)
      .where(eq(learnerEntries.userId, userId))
    const { record, logs } = copyOf(entries.map(({ value, ...entry }) => ({ ...entry, value: JSON.parse(value) })))
    return {
      subscription: subscription ? { ...subscription, current_period_end: subscription.current_period_end?.toISOString() ?? null } : null,
      custom_words: words.map((word) => ({ ...word, created_at: word.created_at.toISOString() })),
      collections: found.map((collection) => ({
        ...collection,
        created_at: collection.created_at.toISOString(),
        words: contents.get(collection.id) ?? [],
      })),
      learner: { record, ...logs },
    }
  })
}

const subscriptionColumns = {
  plan: subscriptions.plan,
  status: subscriptions.status,
  current_period_end: subscriptions.currentPeriodEnd,
  cancel_at_period_end: subscriptions.cancelAtPeriodEnd,
}
const collectionColumns = {
  id: collections.id,
  name: collections.name,
  description: collections.description,
  created_at: collections.createdAt,
}

/** The words of every collection at once: one query however many collections there are. */
async function readContents(tx: Database, userId: string) {
  const rows = await tx
    .select({ collectionId: collectionWords.collectionId, wordId: collectionWords.wordId, addedAt: collectionWords.addedAt })
    .from(collectionWords)
    .where(and(eq(collectionWords.userId, userId), isNull(collectionWords.deletedAt)))
    .orderBy(desc(collectionWords.addedAt), desc(collectionWords.wordId))
  const contents = new Map<string, { word_id: string; added_at: string }[]>()
  for (const { collectionId, wordId, addedAt } of rows) {
    const words = contents.get(collectionId) ?? []
    if (words.length === 0) contents.set(collectionId, words)
    words.push({ word_id: wordId, added_at: addedAt.toISOString() })
  }
  return contents
}
