import type { Day } from '@verbena/core/base/day'
import type { Instant, LearnerRecord, Review, View } from '@verbena/core/learner/record'
import type { WordId } from '@verbena/core/words/word'
import type { DBSchema } from 'idb'
import { holdOpen } from './hold-open'
import type { LogPlace } from './new-reviews'

/** The learner as they were on a day; how many answers there were then, the answers themselves lie beside it. */
export type DatedCopy = {
  day: Day
  at: Instant
  owner: string | null
  record: LearnerRecord
  views: Record<WordId, View>
  reviews: number
}

interface Copies extends DBSchema {
  copies: { key: string; value: DatedCopy }
  /** Answers are only ever added: one of each serves every day's copy. */
  reviews: { key: string; value: Review }
  places: { key: 'log'; value: LogPlace }
}

/** A database of its own: what happens to the one in use does not happen to the copies. */
const openCopies = holdOpen<Copies>('verbena-copies', 1, (db) => {
  db.createObjectStore('copies', { keyPath: 'day' })
  db.createObjectStore('reviews', { keyPath: 'id' })
  db.createObjectStore('places')
})

/** Every copy kept, the newest first. */
export async function readCopies(): Promise<DatedCopy[]> {
  return (await (await openCopies()).getAll('copies')).reverse()
}

export async function readCopiedReviews(): Promise<Review[]> {
  return (await openCopies()).getAll('reviews')
}

/** Up to where the log of answers has been copied. */
export async function readCopiedPlace(): Promise<LogPlace | undefined> {
  return (await openCopies()).get('places', 'log')
}

/** Keeps a day's copy with the answers that are new, and lets outdated ones go, all at once. */
export async function writeCopy(copy: DatedCopy, reviews: readonly Review[], place: LogPlace, outdated: readonly Day[]): Promise<void> {
  const transaction = (await openCopies()).transaction(['copies', 'reviews', 'places'], 'readwrite')
  const kept = transaction.objectStore('reviews')
  await Promise.all([
    transaction.objectStore('copies').put(copy),
    ...reviews.map((review) => kept.put(review)),
    transaction.objectStore('places').put(place, 'log'),
    ...outdated.map((day) => transaction.objectStore('copies').delete(day)),
    transaction.done,
  ])
}

/** Removes every copy. */
export async function clearCopies(): Promise<void> {
  const stores = ['copies', 'reviews', 'places'] as const
  const transaction = (await openCopies()).transaction(stores, 'readwrite')
  await Promise.all([...stores.map((name) => transaction.objectStore(name).clear()), transaction.done])
}
