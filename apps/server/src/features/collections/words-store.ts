import { collectionLimits } from '@verbena/core/collections/collection'
import { wordIdToCustomWordId } from '@verbena/core/custom-words/custom-word'
import type { WordId } from '@verbena/core/words/word'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { asUser } from '../../db/as-user'
import type { Database } from '../../db/database'
import { olderThan } from '../../db/older-than'
import { collections, collectionWords } from '../../db/schema/collections'
import { customWordColumns, customWords } from '../../db/schema/custom-words'
import { takeTurns } from '../../db/take-turns'
import { undoableSince } from '../../db/undo'
import type { Page } from '../../http/page'

/** A word of a collection under the names it has on the wire; an own word comes with what it says. */
const wordColumns = { word_id: collectionWords.wordId, added_at: collectionWords.addedAt, custom_word: customWordColumns }

/** Reads one row more than the page holds; undefined when there is no such collection. */
export async function listCollectionWords(db: Database, userId: string, collectionId: string, { limit, before }: Page) {
  return asUser(db, userId, async (tx) => {
    if (!(await isThere(tx, userId, collectionId))) return undefined
    return selectWords(tx, userId)
      .where(and(isLiveIn(userId, collectionId), olderThan(collectionWords.addedAt, collectionWords.wordId, before)))
      .orderBy(desc(collectionWords.addedAt), desc(collectionWords.wordId))
      .limit(limit + 1)
  })
}

/** The collections that hold a word, by id. */
export async function collectionsWithWord(db: Database, userId: string, wordId: WordId): Promise<string[]> {
  const isLive = and(eq(collectionWords.userId, userId), eq(collectionWords.wordId, wordId), isNull(collectionWords.deletedAt))
  const rows = await asUser(db, userId, (tx) =>
    tx
      .select({ id: collections.id })
      .from(collectionWords)
      .innerJoin(collections, and(eq(collections.userId, userId), eq(collections.id, collectionWords.collectionId)))
      .where(and(isLive, isNull(collections.deletedAt))),
  )
  return rows.map(({ id }) => id)
}

/** Adds a word once. One taken out a moment ago returns to its old place, so that undoing is really undoing. */
export async function addCollectionWord(db: Database, userId: string, collectionId: string, wordId: WordId, now: Date) {
  return asUser(db, userId, async (tx) => {
    await takeTurns(tx, userId)
    const customWordId = wordIdToCustomWordId(wordId)
    if (!(await isThere(tx, userId, collectionId))) return { is: 'missing' as const }
    if (customWordId !== null && !(await holdCustomWord(tx, userId, customWordId))) return { is: 'missing' as const }
    const [existing] = await readWord(tx, userId, collectionId, wordId)
    if (existing) return { is: 'there' as const, word: existing }
    if (!(await hasRoom(tx, userId, collectionId))) return { is: 'full' as const }
    const { addedAt, deletedAt } = collectionWords
    const since = sql.param(undoableSince(now), deletedAt)
    await tx
      .insert(collectionWords)
      .values({ userId, collectionId, wordId, customWordId, addedAt: now })
      .onConflictDoUpdate({
        target: [collectionWords.userId, collectionWords.collectionId, collectionWords.wordId],
        set: { deletedAt: null, addedAt: sql`case when ${deletedAt} >= ${since} then ${addedAt} else excluded.added_at end` },
      })
    const [word] = await readWord(tx, userId, collectionId, wordId)
    if (!word) throw new Error('A word of a collection was not stored')
    return { is: 'added' as const, word }
  })
}

/** Takes a word out; what is not there stays so. */
export async function removeCollectionWord(db: Database, userId: string, collectionId: string, wordId: WordId, now: Date): Promise<void> {
  const isIt = and(isLiveIn(userId, collectionId), eq(collectionWords.wordId, wordId))
  await asUser(db, userId, (tx) => tx.update(collectionWords).set({ deletedAt: now }).where(isIt))
}

function selectWords(tx: Database, userId: string) {
  const isSame = and(eq(customWords.userId, userId), eq(customWords.id, collectionWords.customWordId))
  return tx.select(wordColumns).from(collectionWords).leftJoin(customWords, isSame).$dynamic()
}

function readWord(tx: Database, userId: string, collectionId: string, wordId: WordId) {
  return selectWords(tx, userId).where(and(isLiveIn(userId, collectionId), eq(collectionWords.wordId, wordId)))
}

function isLiveIn(userId: string, collectionId: string) {
  return and(eq(collectionWords.userId, userId), eq(collectionWords.collectionId, collectionId), isNull(collectionWords.deletedAt))
}

async function isThere(tx: Database, userId: string, collectionId: string): Promise<boolean> {
  const isIt = and(eq(collections.userId, userId), eq(collections.id, collectionId), isNull(collections.deletedAt))
  return (await tx.select({ id: collections.id }).from(collections).where(isIt)).length > 0
}

/** Whether the own word is there; if so it cannot be deleted until the transaction ends. */
async function holdCustomWord(tx: Database, userId: string, id: string): Promise<boolean> {
  const isIt = and(eq(customWords.userId, userId), eq(customWords.id, id), isNull(customWords.deletedAt))
  return (await tx.select({ id: customWords.id }).from(customWords).where(isIt).for('share')).length > 0
}

async function hasRoom(tx: Database, userId: string, collectionId: string): Promise<boolean> {
  const [counted] = await tx
    .select({
      all: sql<number>`count(*)::int`,
      inOne: sql<number>`(count(*) filter (where ${isLiveIn(userId, collectionId)}))::int`,
    })
    .from(collectionWords)
    .where(eq(collectionWords.userId, userId))
  const { all = 0, inOne = 0 } = counted ?? {}
  return inOne < collectionLimits.wordsInOne && all < collectionLimits.wordsInAll
}
