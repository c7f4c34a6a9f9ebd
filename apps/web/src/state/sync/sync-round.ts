import type { LearnerCopy } from '@verbena/core/sync/copy'
import { hear, lostFrom, nextRequest, nothingHeard } from '@verbena/core/sync/device'
import type { SyncAnswer } from '@verbena/core/sync/exchange'
import type { Packed } from '@verbena/core/sync/packed'
import { addSpan, type Span } from '@verbena/core/sync/told'
import type { SyncState } from '../../device/sync-log'
import type { Telling } from './full-account'
import { readCopy, takeIn, writeState } from './sync-device'

export type Send = (input: { since: number; changes: Packed }) => Promise<SyncAnswer>

/**
 * Tells the account what it does not know and takes in what is new; answers whether there is more of either. Nothing
 * counts as told or heard before it is taken in, so that a round may end anywhere.
 */
export async function syncRound(state: SyncState, send: Send, isListening: boolean, telling: Telling = 'everything'): Promise<boolean> {
  const { copy, places } = await readCopy(state.told)
  await takeIn(lostFrom(state.heard, { record: copy.record, logs: { views: copy.logs.views, reviews: {} } }))
  const { entries, hasMore, input } = nextRequest(state.heard, toTell(copy, state, telling))
  if (entries.length === 0 && !isListening) return false
  const answer = await send(input)
  const { heard, news } = hear(state.heard, entries, answer)
  const added = await takeIn(news)
  const told = entries.flatMap(({ part, key }): Span[] => {
    const place = part === 'reviews' ? places.get(key) : undefined
    return place === undefined ? [] : [[place, place]]
  })
  const spans = [...told, ...(added ? [added] : [])]
  await writeState({ ...state, heard, told: heard === nothingHeard ? [] : spans.reduce<Span[]>(addSpan, state.told) })
  return answer.more || hasMore || heard === nothingHeard
}

function toTell(copy: LearnerCopy, { heard }: SyncState, telling: Telling): LearnerCopy {
  if (telling === 'everything') return copy
  if (telling === 'nothing') return heard.known
  return { record: copy.record, logs: { views: copy.logs.views, reviews: {} } }
}
