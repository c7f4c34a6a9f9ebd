import { localDay } from '@verbena/core/base/day'
import { addDay } from '@verbena/core/learner/days'
import type { Review } from '@verbena/core/learner/record'
import type { Grade } from '@verbena/core/memory/scheduler'
import type { WordId } from '@verbena/core/words/word'
import { appendReviews, readReviewsOf } from '../../device/review-log'
import { newId } from '../../lib/new-id'
import { changeRecord, tellStorageTrouble } from '../learner/learner-store'
import { recallWord, replaceMemory, takeInReview, useMemoryStore } from './memory-store'
import { followOtherTabs, tellOtherTabs } from './other-tabs'
import { readMemory } from './read-memory'

/** Answers that the database did not take yet; they are tried again with the next one. */
let unkept: readonly Review[] = []
let opening: Promise<void> | null = null

/** Opens the learner's memory, once. It never fails: without a database it lasts as long as the page. */
export function openMemory(): Promise<void> {
  opening ??= open()
  return opening
}

/** Lets an answer to a word count at once, and keeps it; the promise is for whoever has to know that it is written. */
export async function answer(wordId: WordId, grade: Grade, mode: string, takenFor?: WordId): Promise<void> {
  const now = new Date()
  const review: Review = { id: newId(), wordId, grade, mode, at: now.getTime(), day: localDay(now), ...(takenFor && { takenFor }) }
  changeRecord((record) => addDay(record, 'learned', review.day))
  const wasOpen = useMemoryStore.getState().isLoaded
  if (wasOpen) void count(review)
  await keep(review)
  if (!wasOpen) await openMemory().then(() => count(review))
}

/** More than this is read with the log rather than worked out answer by answer. */
const fewReviews = 100

/** Answers given on another device, which are in the log already, count here and in the other tabs. */
export async function takeInHeard(reviews: readonly Review[]): Promise<void> {
  tellOtherTabs(reviews)
  if (opening === null) return // they are read with the rest
  await opening
  if (reviews.length <= fewReviews) await Promise.all(reviews.map(count))
  else replaceMemory(await readMemory(new Date()))
}

async function open(): Promise<void> {
  followOtherTabs((reviews) => void openMemory().then(() => reviews.forEach(count)))
  try {
    replaceMemory(await readMemory(new Date()))
  } catch {
    replaceMemory(new Map())
    cannotKeep()
  }
}

/** A review that is counted already, or comes out of order, only has its word worked out anew. */
async function count(review: Review): Promise<void> {
  if (takeInReview(review)) return
  const stored = await readReviewsOf(review.wordId).catch(() => []) // without a database there are only those of this page
  const ours = unkept.filter(({ wordId }) => wordId === review.wordId)
  recallWord(review.wordId, [...stored, ...ours, review], localDay(new Date()))
}

async function keep(review: Review): Promise<void> {
  unkept = [...unkept, review]
  const given = unkept
  try {
    tellOtherTabs(await appendReviews(given))
    unkept = unkept.filter((each) => !given.includes(each))
  } catch {
    cannotKeep()
  }
}

function cannotKeep() {
  if (!useMemoryStore.getState().isKept) return // told once
  useMemoryStore.setState({ isKept: false })
  tellStorageTrouble('not-saved')
}
