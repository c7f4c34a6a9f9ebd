import { mergeLogs } from '@verbena/core/learner/merge'
import type { LearnerLogs, Review, View } from '@verbena/core/learner/record'
import type { Span } from '@verbena/core/sync/told'
import { openLogs } from './open-logs'

/** What joined the logs: answers that were not here, the places they have now, and views as they are now. */
type Joined = { added: Review[]; span: Span | null; views: Record<string, View> }

/** Unites looks and answers from elsewhere with those on this device: all of them or, when the browser refuses one, none. */
export async function mergeIntoLogs({ views, reviews }: LearnerLogs): Promise<Joined> {
  const transaction = (await openLogs()).transaction(['views', 'reviewLog'], 'readwrite')
  const [seen, log] = [transaction.objectStore('views'), transaction.objectStore('reviewLog')]
  // waited for at the end, or not at all when it ends early
  transaction.done.catch(() => undefined)
  try {
    const ids = log.index('id')
    const known = await Promise.all(Object.values(reviews).map(({ id }) => ids.getKey(id)))
    const added = Object.values(reviews).filter((_, i) => known[i] === undefined)
    const places = await Promise.all(added.map((review) => log.add(review)))
    const [first, last] = [places[0], places.at(-1)]
    const widened = await Promise.all(Object.entries(views).map(async ([id, view]) => [id, united(id, view, await seen.get(id))] as const))
    await Promise.all(widened.map(([id, view]) => seen.put(view, id)))
    await transaction.done
    return { added, span: first === undefined || last === undefined ? null : [first, last], views: Object.fromEntries(widened) }
  } catch (refused) {
    // what was asked for before the refusal would otherwise be written
    if (transaction.error === null) transaction.abort()
    throw refused
  }
}

function united(id: string, theirs: View, ours: View | undefined): View {
  if (ours === undefined) return theirs
  const only = (view: View) => ({ views: { [id]: view }, reviews: {} })
  return mergeLogs(only(ours), only(theirs)).views[id] ?? ours
}
