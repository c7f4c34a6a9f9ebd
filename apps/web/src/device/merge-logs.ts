import { mergeLogs } from '@verbena/core/learner/merge'
import type { LearnerLogs } from '@verbena/core/learner/record'
import { openLogs } from './open-logs'

/** Unites looks and answers with those on this device, all of them or, when the browser refuses one, none. */
export async function mergeIntoLogs({ views, reviews }: LearnerLogs): Promise<void> {
  const transaction = (await openLogs()).transaction(['views', 'reviewLog'], 'readwrite')
  const [seen, log] = [transaction.objectStore('views'), transaction.objectStore('reviewLog')]
  const [keys, values, answers] = await Promise.all([seen.getAllKeys(), seen.getAll(), log.getAll()])
  const stored = Object.fromEntries(keys.flatMap((key, i) => (values[i] ? [[key, values[i]]] : [])))
  const merged = mergeLogs({ views: stored, reviews: {} }, { views, reviews: {} }).views
  const known = new Set(answers.map(({ id }) => id))
  const writes: Promise<unknown>[] = [transaction.done]
  try {
    for (const [wordId, view] of Object.entries(merged)) writes.push(seen.put(view, wordId))
    for (const review of Object.values(reviews)) if (!known.has(review.id)) writes.push(log.add(review))
  } catch (refused) {
    // what was asked for before the refusal would otherwise be written
    for (const write of writes) write.catch(() => undefined)
    transaction.abort()
    throw refused
  }
  await Promise.all(writes)
}
