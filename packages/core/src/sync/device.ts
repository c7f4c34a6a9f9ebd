import { changesFrom } from './changes'
import { copyOf, type Entry, emptyCopy, type LearnerCopy, mergeCopies } from './copy'
import type { SyncAnswer } from './exchange'
import { unpack } from './packed'
import { firstPage } from './pages'

/**
 * What a device knows the account to have, up to a revision. All that is not in it is still to be told, so nothing has to
 * be noted when something changes, and nothing counts as told before the account has answered. Answers are too many to be
 * held twice: which of them were told, the device keeps beside this.
 */
export type Heard = { revision: number; known: LearnerCopy }

export const nothingHeard: Heard = { revision: 0, known: emptyCopy() }

/** What to send next of a device's copy, whose answers are only those that were not told yet. */
export function nextRequest({ revision, known }: Heard, copy: LearnerCopy) {
  const { entries, packed, hasMore } = firstPage(changesFrom(known, copy))
  return { entries, hasMore, input: { since: revision, changes: packed } }
}

/** What was heard, after an answer to what was sent, and what the device has to take in. */
export function hear(heard: Heard, sent: readonly Entry[], answer: SyncAnswer): { heard: Heard; news: LearnerCopy } {
  const news = copyOf(unpack(answer.changes))
  // the account was set back to an earlier state: it is told everything again
  if (answer.revision < heard.revision) return { heard: nothingHeard, news }
  const { record, logs } = [copyOf(sent), news].reduce(mergeCopies, heard.known)
  return { heard: { revision: answer.revision, known: { record, logs: { views: logs.views, reviews: {} } } }, news }
}

/** What the account is known to have and the device has lost, for instance because the browser emptied one of its stores. */
export function lostFrom({ known }: Heard, copy: LearnerCopy): LearnerCopy {
  return copyOf(changesFrom(copy, known))
}
