import { type CustomWordForm, type CustomWordInput, customWordLimit } from '@verbena/core/custom-words/custom-word'
import { and, count, desc, eq, gte, ilike, isNull, or } from 'drizzle-orm'
import { asUser } from '../../db/as-user'
import type { Database } from '../../db/database'
import { olderThan } from '../../db/older-than'
import { collectionWords } from '../../db/schema/collections'
import { customWordColumns, customWords } from '../../db/schema/custom-words'
import { takeTurns } from '../../db/take-turns'
import { undoableSince } from '../../db/undo'
import type { Page } from '../../http/page'

/** Reads one row more than the page holds. */
export async function listCustomWords(db: Database, userId: string, { limit, before, q }: Page & { q: string }) {
  const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`
  const isFound = q === '' ? undefined : or(ilike(customWords.word, pattern), ilike(customWords.definition, pattern))
  return asUser(db, userId, (tx) =>
    tx
      .select(customWordColumns)
      .from(customWords)
      .where(and(isLiveOf(userId), olderThan(customWords.createdAt, customWords.id, before), isFound))
      .orderBy(desc(customWords.createdAt), desc(customWords.id))
      .limit(limit + 1),
  )
}

export async function countCustomWords(db: Database, userId: string): Promise<number> {
  const [counted] = await asUser(db, userId, (tx) => tx.select({ count: count() }).from(customWords).where(isLiveOf(userId)))
  return counted?.count ?? 0
}

export async function findCustomWord(db: Database, userId: string, id: string) {
  const [word] = await asUser(db, userId, (tx) =>
    tx
      .select(customWordColumns)
      .from(customWords)
      .where(and(isLiveOf(userId), eq(customWords.id, id))),
  )
  return word
}

/** Adds a word once: the same id again answers the word that is there, and a deleted one stays deleted. */
export async function addCustomWord(db: Database, userId: string, input: CustomWordInput, now: Date) {
  return asUser(db, userId, async (tx) => {
    await takeTurns(tx, userId)
    const [existing] = await tx
      .select({ ...customWordColumns, deletedAt: customWords.deletedAt })
      .from(customWords)
      .where(and(eq(customWords.userId, userId), eq(customWords.id, input.id)))
    if (existing) {
      const { deletedAt, ...word } = existing
      return deletedAt ? { is: 'deleted' as const } : { is: 'there' as const, word }
    }
    if (!(await hasRoom(tx, userId))) return { is: 'full' as const }
    const { part_of_speech: partOfSpeech, ...texts } = input
    const [word] = await tx
      .insert(customWords)
      .values({ userId, ...texts, partOfSpeech, createdAt: now })
      .returning(customWordColumns)
    if (!word) throw new Error('An own word was not stored')
    return { is: 'added' as const, word }
  })
}

export async function changeCustomWord(db: Database, userId: string, id: string, form: CustomWordForm) {
  const { part_of_speech: partOfSpeech, ...texts } = form
  const [word] = await asUser(db, userId, (tx) =>
    tx
      .update(customWords)
      .set({ ...texts, partOfSpeech })
      .where(and(isLiveOf(userId), eq(customWords.id, id)))
      .returning(customWordColumns),
  )
  return word
}

/** Takes a word away, out of every collection too; what is not there stays so. */
export async function deleteCustomWord(db: Database, userId: string, id: string, now: Date): Promise<void> {
  await asUser(db, userId, async (tx) => {
    const isIt = and(isLiveOf(userId), eq(customWords.id, id))
    const deleted = await tx.update(customWords).set({ deletedAt: now }).where(isIt).returning({ id: customWords.id })
    if (deleted.length === 0) return
    const isInCollection = and(eq(collectionWords.userId, userId), eq(collectionWords.customWordId, id), isNull(collectionWords.deletedAt))
    await tx.update(collectionWords).set({ deletedAt: now }).where(isInCollection)
  })
}

/** Brings a word back to where it was, into the collections as well; undefined when it is too late. */
export async function restoreCustomWord(db: Database, userId: string, id: string, now: Date) {
  return asUser(db, userId, async (tx) => {
    const isUndoable = or(isNull(customWords.deletedAt), gte(customWords.deletedAt, undoableSince(now)))
    const isIt = and(eq(customWords.userId, userId), eq(customWords.id, id), isUndoable)
    const [before] = await tx.select({ deletedAt: customWords.deletedAt }).from(customWords).where(isIt).for('update')
    if (!before) return undefined
    const [word] = await tx.update(customWords).set({ deletedAt: null }).where(isIt).returning(customWordColumns)
    if (before.deletedAt) {
      const wentWithIt = eq(collectionWords.deletedAt, before.deletedAt)
      const isInCollection = and(eq(collectionWords.userId, userId), eq(collectionWords.customWordId, id), wentWithIt)
      await tx.update(collectionWords).set({ deletedAt: null }).where(isInCollection)
    }
    return word
  })
}

function isLiveOf(userId: string) {
  return and(eq(customWords.userId, userId), isNull(customWords.deletedAt))
}

/** The deleted ones that can still come back count only against twice the limit. */
async function hasRoom(tx: Database, userId: string): Promise<boolean> {
  const [counted] = await tx
    .select({ all: count(), deleted: count(customWords.deletedAt) })
    .from(customWords)
    .where(eq(customWords.userId, userId))
  const { all = 0, deleted = 0 } = counted ?? {}
  return all - deleted < customWordLimit && all < 2 * customWordLimit
}
