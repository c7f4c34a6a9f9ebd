import type { Review } from '@verbena/core/learner/record'
import type { Heard } from '@verbena/core/sync/device'
import { gapsOf, type Span } from '@verbena/core/sync/told'
import { openLogs } from './open-logs'

/** Whose record this device holds, what it heard from their account, and which places of the log it told. */
export type SyncState = { version: number; userId: string; heard: Heard; told: Span[] }

export async function readSyncState(): Promise<SyncState | null> {
  return (await (await openLogs()).get('sync', 'state')) ?? null
}

export async function writeSyncState(state: SyncState): Promise<void> {
  await (await openLogs()).put('sync', state, 'state')
}

/** Some answers that were not told yet, the first ones in the log, each with its place. */
export async function readUntold(told: readonly Span[], limit: number): Promise<{ place: number; review: Review }[]> {
  const db = await openLogs()
  const store = db.transaction('reviewLog').store
  const found: { place: number; review: Review }[] = []
  for (const [first, last] of gapsOf(told)) {
    const range = IDBKeyRange.bound(first, last)
    const [places, reviews] = await Promise.all([store.getAllKeys(range, limit), store.getAll(range, limit)])
    found.push(...reviews.map((review, i) => ({ place: places[i] ?? 0, review })))
    if (found.length >= limit) break
  }
  return found.slice(0, limit)
}

/** Forgets every look and answer on this device, and what was heard and told about them. */
export async function clearLogs(): Promise<void> {
  const db = await openLogs()
  const names = ['views', 'reviewLog', 'checkpoints', 'sync'] as const
  const transaction = db.transaction(names, 'readwrite')
  await Promise.all(names.map((name) => transaction.objectStore(name).clear()))
  await transaction.done
}
