import { previewLines } from '@verbena/core/backup/preview'
import type { LearnerCopy } from '@verbena/core/sync/copy'
import { mergeIntoLogs } from '../../device/merge-logs'
import { changeRecord } from '../learner/learner-store'
import { loadViews } from '../learner/views'
import { replaceMemory, useMemoryStore } from '../memory/memory-store'
import { readMemory } from '../memory/read-memory'
import { currentCopy } from './current-copy'

/** How another copy changes the learner: merged with them, or brought back over them. */
export type CopyRule = (current: LearnerCopy) => LearnerCopy

/**
 * Lets a copy change the learner. The logs go first, in one transaction: where the browser refuses it nothing has changed
 * and this rejects. Doing it twice is doing it once.
 */
export async function bringIn(rule: CopyRule): Promise<void> {
  const { logs } = rule(await currentCopy())
  await mergeIntoLogs(logs)
  changeRecord((record) => rule({ record, logs: { views: {}, reviews: {} } }).record)
  await loadViews()
  if (useMemoryStore.getState().isLoaded) replaceMemory(await readMemory(new Date()))
}

/** What a copy would change, in lines to read before it does; empty when all of it is here already. */
export async function previewOf(rule: CopyRule): Promise<string[]> {
  const current = await currentCopy()
  return previewLines(current, rule(current))
}
