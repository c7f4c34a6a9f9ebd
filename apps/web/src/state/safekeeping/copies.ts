import { belongToOthers, type Inventory, type Loss, lossOf, outdatedCopies } from '@verbena/core/backup/safekeeping'
import { localDay } from '@verbena/core/base/day'
import type { LearnerCopy } from '@verbena/core/sync/copy'
import { clearCopies, type DatedCopy, readCopiedPlace, readCopiedReviews, readCopies, writeCopy } from '../../device/copies'
import { readReviewsAfter } from '../../device/new-reviews'
import { keyValue } from '../../device/storage'
import { useLearnerStore } from '../learner/learner-store'
import { loadViews, useViewsStore } from '../learner/views'
import { readUser } from '../session/session'
import { forgetInventory, readInventory, writeInventory } from './inventory'

/** The copies that are this learner's, the newest first; where the browser has no database there are none. */
export async function ownCopies(): Promise<DatedCopy[]> {
  const now = { owner: readUser()?.id ?? null }
  return (await readCopies().catch(() => [])).filter((copy) => !belongToOthers(copy, now))
}

/** A day's copy with the answers that were kept beside it. */
export async function wholeCopy({ record, views }: DatedCopy): Promise<LearnerCopy> {
  const reviews = await readCopiedReviews()
  return { record, logs: { views, reviews: Object.fromEntries(reviews.map((review) => [review.id, review])) } }
}

/** What the browser removed of what was here, as far as what is left can tell. */
export async function lossNow(): Promise<Loss | null> {
  const now = await inventoryNow()
  if (now === null) return null
  const before = [...(await ownCopies()).map(inventoryOf), readInventory(keyValue)]
  const losses = before.map((each) => lossOf(each, now))
  return losses.includes('record') ? 'record' : (losses.find((loss) => loss !== null) ?? null)
}

/** Keeps today's copy, once a day; while something is missing no older copy is let go. */
export async function keepToday(now: Date): Promise<void> {
  const owner = readUser()?.id ?? null
  const all = await readCopies()
  if (all.some((copy) => belongToOthers(copy, { owner }))) {
    await clearCopies()
    return keepToday(now)
  }
  const loss = await lossNow()
  if (loss === null) await noteInventory()
  const today = localDay(now)
  if (all.some((copy) => copy.day === today)) return
  const { reviews, place, count } = await readReviewsAfter(await readCopiedPlace())
  const copy: DatedCopy = {
    day: today,
    at: now.getTime(),
    owner,
    record: useLearnerStore.getState(),
    views: { ...useViewsStore.getState().views },
    reviews: count,
  }
  await writeCopy(copy, reviews, place, loss === null ? outdatedCopies([...all.map(({ day }) => day), today]) : [])
}

/** The learner goes on without what is missing: from now on this is all there is. */
export async function goOnWithout(now: Date): Promise<void> {
  await forgetCopies()
  await keepToday(now)
}

/** Lets go of every copy and of what is known of them, as when the device passes to somebody else. */
export async function forgetCopies(): Promise<void> {
  await clearCopies()
  forgetInventory(keyValue)
}

async function noteInventory(): Promise<void> {
  const now = await inventoryNow()
  if (now) writeInventory(keyValue, now)
}

async function inventoryNow(): Promise<Inventory | null> {
  if (!useViewsStore.getState().isLoaded) await loadViews()
  const { views, isKept } = useViewsStore.getState()
  if (!isKept) return null // without a database there is nothing to compare
  const { count } = await readReviewsAfter(await readCopiedPlace())
  const { visited } = useLearnerStore.getState().days
  return { owner: readUser()?.id ?? null, visited, views: Object.keys(views).length, reviews: count }
}

function inventoryOf({ owner, record, views, reviews }: DatedCopy): Inventory {
  return { owner, visited: record.days.visited, views: Object.keys(views).length, reviews }
}
