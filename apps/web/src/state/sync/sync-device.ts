import { mergeRecords } from '@verbena/core/learner/merge'
import { type LearnerRecord, recordVersion } from '@verbena/core/learner/record'
import { emptyCopy, type LearnerCopy } from '@verbena/core/sync/copy'
import { nothingHeard } from '@verbena/core/sync/device'
import { entriesAtOnce } from '@verbena/core/sync/packed'
import type { Span } from '@verbena/core/sync/told'
import { mergeIntoLogs } from '../../device/merge-logs'
import { readSyncState, readUntold, type SyncState, writeSyncState } from '../../device/sync-log'
import { changeRecord, useLearnerStore } from '../learner/learner-store'
import { takeInViews, useViewsStore } from '../learner/views'
import { takeInHeard } from '../memory/memory'

/** Where the browser has no database the state lasts as long as the page, and everything is told again at the next start. */
let kept: SyncState | null = null

/** A device that begins to follow an account. */
export function freshState(userId: string): SyncState {
  return { version: recordVersion, userId, heard: nothingHeard, told: [] }
}

/** What was heard and told so far, `null` on a device that never synced; a record of a later version may hold what could not be read before. */
export async function readState(): Promise<SyncState | null> {
  const state = await readSyncState().catch(() => kept)
  return state && state.version !== recordVersion ? freshState(state.userId) : state
}

export async function writeState(state: SyncState): Promise<void> {
  kept = state
  await writeSyncState(state).catch(() => undefined) // told and heard once more, which changes nothing
}

/** The device's record and views, and more of its untold answers than one request carries, with their places in the log. */
export async function readCopy(told: readonly Span[]): Promise<{ copy: LearnerCopy; places: Map<string, number> }> {
  const untold = await readUntold(told, entriesAtOnce + 1).catch(() => [])
  const reviews = Object.fromEntries(untold.map(({ review }) => [review.id, review]))
  const copy = { record: useLearnerStore.getState(), logs: { views: useViewsStore.getState().views, reviews } }
  return { copy, places: new Map(untold.map(({ place, review }) => [review.id, place])) }
}

/** Takes in what is new, and answers which places of the log it got. */
export async function takeIn({ record, logs }: LearnerCopy): Promise<Span | null> {
  takeInRecord(record)
  if (Object.keys(logs.views).length + Object.keys(logs.reviews).length === 0) return null
  const { added, span, views } = await mergeIntoLogs(logs).catch(() => ({ added: [], span: null, views: logs.views }))
  takeInViews(views)
  if (added.length > 0) await takeInHeard(added)
  return span
}

/** Whether anything was ever learned or chosen here. */
export async function isUntouched(): Promise<boolean> {
  const { copy } = await readCopy([])
  const { record, logs } = copy
  const has = (values: object) => Object.keys(values).length > 0
  return !has(record.marks.favorite) && !has(record.marks.saved) && !has(record.marks.learned) && !has(logs.views) && !has(logs.reviews)
}

function takeInRecord(news: LearnerRecord) {
  if (JSON.stringify(news) === JSON.stringify(emptyCopy().record)) return
  changeRecord((record) => {
    const merged = mergeRecords(record, news)
    return JSON.stringify(merged) === JSON.stringify(record) ? record : merged
  })
}
