import { addDays, localDay } from '@verbena/core/base/day'
import { seededRandom } from '@verbena/core/base/random'
import type { Review } from '@verbena/core/learner/record'
import { readLibrary } from '@verbena/words/read-library'

/** So many answers up to yesterday, spread over so many days; every word of the library about equally often. */
export function makeReviews(count: number, days: number): Review[] {
  const random = seededRandom(7)
  const ids = readLibrary().map(({ id }) => id)
  const today = localDay(new Date())
  return Array.from({ length: count }, (_, i) => {
    const daysAgo = Math.floor((1 - i / count) * days) + 1
    return {
      id: `review-${String(i).padStart(8, '0')}-4f0c-9a41-000000000000`,
      wordId: ids[Math.floor(random() * ids.length)] ?? 'calm',
      grade: random() < 0.85 ? 'right' : 'wrong',
      mode: 'feed',
      at: Date.now() - daysAgo * 86_400_000 + i,
      day: addDays(today, -daysAgo),
    }
  })
}
