import type { Review } from '@verbena/core/learner/record'
import type { Checkpoint } from '@verbena/core/memory/checkpoint'
import type { WordId } from '@verbena/core/words/word'
import { openLogs } from './open-logs'

/** Adds reviews that are not in the log yet and answers them; the same one given twice is kept once. */
export async function appendReviews(reviews: readonly Review[]): Promise<Review[]> {
  const db = await openLogs()
  const transaction = db.transaction('reviewLog', 'readwrite')
  const ids = transaction.store.index('id')
  const added: Review[] = []
  for (const review of reviews) {
    if ((await ids.getKey(review.id)) !== undefined) continue
    await transaction.store.add(review)
    added.push(review)
  }
  await transaction.done
  return added
}

/** The end of the log: its last place, that review's id, and how many reviews there are. */
export type LogEnd = Pick<Checkpoint, 'sequence' | 'lastId' | 'count'>

/** The log as it has to be read: what came after the checkpoint, or all of it when there is none that fits. */
export type StoredLog = { checkpoint: Checkpoint | null; reviews: Review[]; end: LogEnd }

/** Reads the checkpoint and what came after it, all at one moment; a checkpoint of another log is not answered. */
export async function readLog(): Promise<StoredLog> {
  const db = await openLogs()
  const transaction = db.transaction(['reviewLog', 'checkpoints'])
  const log = transaction.objectStore('reviewLog')
  const [stored, count, last] = await Promise.all([
    transaction.objectStore('checkpoints').get('memory'),
    log.count(),
    log.openCursor(null, 'prev'),
  ])
  const end = { sequence: last?.key ?? 0, lastId: last?.value.id ?? null, count }
  if (stored) {
    const [anchor, reviews] = await Promise.all([log.get(stored.sequence), log.getAll(IDBKeyRange.lowerBound(stored.sequence, true))])
    const isOfThisLog = (anchor?.id ?? null) === stored.lastId && stored.count + reviews.length === count
    if (isOfThisLog) return { checkpoint: stored, reviews, end }
  }
  return { checkpoint: null, reviews: await log.getAll(), end }
}

/** Every review of a word, for when one came late. */
export async function readReviewsOf(wordId: WordId): Promise<Review[]> {
  return (await openLogs()).getAllFromIndex('reviewLog', 'wordId', wordId)
}

/** Every review on this device. */
export async function readAllReviews(): Promise<Review[]> {
  return (await openLogs()).getAll('reviewLog')
}

export async function writeCheckpoint(checkpoint: Checkpoint): Promise<void> {
  await (await openLogs()).put('checkpoints', checkpoint, 'memory')
}
