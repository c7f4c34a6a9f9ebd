import type { LearnerCopy } from '@verbena/core/sync/copy'
import { readAllReviews } from '../../device/review-log'
import { useLearnerStore } from '../learner/learner-store'
import { loadViews, useViewsStore } from '../learner/views'

/** All that this device has of the learner, as it is now. */
export async function currentCopy(): Promise<LearnerCopy> {
  if (!useViewsStore.getState().isLoaded) await loadViews()
  const reviews = await readAllReviews().catch(() => []) // a browser without a database keeps no answers
  return {
    record: useLearnerStore.getState(),
    logs: { views: { ...useViewsStore.getState().views }, reviews: Object.fromEntries(reviews.map((review) => [review.id, review])) },
  }
}
