import { localDay } from '@verbena/core/base/day'
import type { Review } from '@verbena/core/learner/record'
import { checkpointVersion, packMemory, unpackMemory } from '@verbena/core/memory/checkpoint'
import { dayNumber } from '@verbena/core/memory/day-number'
import { buildMemory, horizonOf, type Memory, memoryOf, remember } from '@verbena/core/memory/word-memory'
import type { WordId } from '@verbena/core/words/word'
import { type LogEnd, readAllReviews, readLog, readReviewsOf, writeCheckpoint } from '../../device/review-log'

/** Reading again is so quick up to this many reviews that a new checkpoint is not worth its writing. */
const reviewsPerCheckpoint = 100

/** The memory as the log has it: from the checkpoint and what came after it, or worked out anew from all reviews. */
export async function readMemory(now: Date): Promise<Memory> {
  performance.mark('memory-asked')
  const horizon = horizonOf(dayNumber(localDay(now)))
  const { checkpoint, reviews, end } = await readLog()
  const kept = checkpoint && unpackMemory(checkpoint)
  const isUsable = kept !== null && [...kept.values()].every(({ lastDay }) => lastDay <= horizon)
  const memory = isUsable ? await withLater(kept, reviews, horizon) : buildMemory(checkpoint ? await readAllReviews() : reviews, horizon)
  performance.measure('memory-open', 'memory-asked')
  if (!isUsable || reviews.length > reviewsPerCheckpoint) save(memory, end)
  return memory
}

async function withLater(memory: Memory, reviews: readonly Review[], horizon: number): Promise<Memory> {
  const outOfOrder = new Set<WordId>()
  for (const review of reviews) {
    if (dayNumber(review.day) > horizon) continue
    const after = remember(memory.get(review.wordId), review)
    if (after) memory.set(review.wordId, after)
    else outOfOrder.add(review.wordId)
  }
  for (const wordId of outOfOrder) {
    const word = memoryOf(await readReviewsOf(wordId), horizon)
    if (word) memory.set(wordId, word)
  }
  return memory
}

function save(memory: Memory, end: LogEnd) {
  const checkpoint = { version: checkpointVersion, ...end, ...packMemory(memory) }
  writeCheckpoint(checkpoint).catch(() => undefined) // only a cache: without it the next opening takes longer
}
