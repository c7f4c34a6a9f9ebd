import type { Review } from '@verbena/core/learner/record'
import { openLogs } from './open-logs'

/** A place in the log of answers, and the answer that stood there. */
export type LogPlace = { sequence: number; lastId: string | null }

/** The answers after a place and where the log ends now; all of them when the log is no longer the one the place was in. */
export async function readReviewsAfter(place: LogPlace | undefined): Promise<{ reviews: Review[]; place: LogPlace; count: number }> {
  const { store } = (await openLogs()).transaction('reviewLog')
  const [last, count, anchor] = await Promise.all([store.openCursor(null, 'prev'), store.count(), place && store.get(place.sequence)])
  const isSameLog = place !== undefined && (anchor?.id ?? null) === place.lastId
  const reviews = await store.getAll(isSameLog ? IDBKeyRange.lowerBound(place.sequence, true) : undefined)
  return { reviews, place: { sequence: last?.key ?? 0, lastId: last?.value.id ?? null }, count }
}
