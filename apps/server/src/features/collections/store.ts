import { type CollectionForm, type CollectionInput, collectionLimits } from '@verbena/core/collections/collection'
import { and, count, desc, eq, gte, isNull, sql } from 'drizzle-orm'
import { asUser } from '../../db/as-user'
import type { Database } from '../../db/database'
import { olderThan } from '../../db/older-than'
import { collections, collectionWords } from '../../db/schema/collections'
import { takeTurns } from '../../db/take-turns'
import { undoableSince } from '../../db/undo'
import type { Page } from '../../http/page'

const isCounted = and(
  eq(collectionWords.userId, collections.userId),
  eq(collectionWords.collectionId, collections.id),
  isNull(collectionWords.deletedAt),
)

/** A collection under the names it has on the wire, its words counted. */
const collectionColumns = {
  id: collections.id,
  name: collections.name,
  description: collections.description,
  created_at: collections.createdAt,
  word_count: sql<number>`(select count(*)::int from ${collectionWords} where ${isCounted})`,
}

/** Reads one row more than the page holds. */
export async function listCollections(db: Database, userId: string, { limit, before }: Page) {
  return asUser(db, userId, (tx) =>
    tx
      .select(collectionColumns)
      .from(collections)
      .where(and(isLiveOf(userId), olderThan(collections.createdAt, collections.id, before)))
      .orderBy(desc(collections.createdAt), desc(collections.id))
      .limit(limit + 1),
  )
}

export async function countCollections(db: Database, userId: string): Promise<number> {
  const [counted] = await asUser(db, userId, (tx) => tx.select({ count: count() }).from(collections).where(isLiveOf(userId)))
  return counted?.count ?? 0
}

export async function findCollection(db: Database, userId: string, id: string) {
  return asUser(db, userId, (tx) => readCollection(tx, userId, id))
}

/** Adds a collection once: the same id again answers the one that is there, and a deleted one stays deleted. */
export async function addCollection(db: Database, userId: string, input: CollectionInput, now: Date) {
  return asUser(db, userId, async (tx) => {
    await takeTurns(tx, userId)
    const isIt = and(eq(collections.userId, userId), eq(collections.id, input.id))
    const [existing] = await tx.select({ deletedAt: collections.deletedAt }).from(collections).where(isIt)
    if (existing?.deletedAt) return { is: 'deleted' as const }
    if (!existing && !(await hasRoom(tx, userId))) return { is: 'full' as const }
    if (!existing) await tx.insert(collections).values({ userId, ...input, createdAt: now })
    const collection = await readCollection(tx, userId, input.id)
    if (!collection) throw new Error('A collection was not stored')
    return { is: existing ? ('there' as const) : ('added' as const), collection }
  })
}

export async function changeCollection(db: Database, userId: string, id: string, form: CollectionForm) {
  return asUser(db, userId, async (tx) => {
    await tx
      .update(collections)
      .set(form)
      .where(and(isLiveOf(userId), eq(collections.id, id)))
    return readCollection(tx, userId, id)
  })
}

/** Takes a collection away with its words; what is not there stays so. */
export async function deleteCollection(db: Database, userId: string, id: string, now: Date): Promise<void> {
  await asUser(db, userId, (tx) =>
    tx
      .update(collections)
      .set({ deletedAt: now })
      .where(and(isLiveOf(userId), eq(collections.id, id))),
  )
}

/** Brings a collection back with its words; undefined when it is too late. */
export async function restoreCollection(db: Database, userId: string, id: string, now: Date) {
  return asUser(db, userId, async (tx) => {
    const isUndoable = and(eq(collections.userId, userId), eq(collections.id, id), gte(collections.deletedAt, undoableSince(now)))
    await tx.update(collections).set({ deletedAt: null }).where(isUndoable)
    return readCollection(tx, userId, id)
  })
}

async function readCollection(tx: Database, userId: string, id: string) {
  const [collection] = await tx
    .select(collectionColumns)
    .from(collections)
    .where(and(isLiveOf(userId), eq(collections.id, id)))
  return collection
}

function isLiveOf(userId: string) {
  return and(eq(collections.userId, userId), isNull(collections.deletedAt))
}

/** The deleted ones that can still come back count only against twice the limit. */
async function hasRoom(tx: Database, userId: string): Promise<boolean> {
  const [counted] = await tx
    .select({ all: count(), deleted: count(collections.deletedAt) })
    .from(collections)
    .where(eq(collections.userId, userId))
  const { all = 0, deleted = 0 } = counted ?? {}
  return all - deleted < collectionLimits.collections && all < 2 * collectionLimits.collections
}
