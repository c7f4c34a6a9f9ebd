import { healRecord } from '@verbena/core/learner/heal'
import { mergeRecords } from '@verbena/core/learner/merge'
import type { LearnerRecord } from '@verbena/core/learner/record'
import type { PersistStorage } from 'zustand/middleware'
import type { KeyValue } from '../../device/storage'

export const learnerKey = 'verbena-learner'
const asideKey = 'verbena-learner-aside'

/** What the learner is told, once each: data that could not be read was kept aside, or changes cannot be kept. */
export type StorageTrouble = 'set-aside' | 'not-saved'

/**
 * The one stored record. Reading heals it and keeps aside what it cannot read; writing first takes in what another tab
 * wrote meanwhile, so that no tab overwrites another's work.
 */
export function learnerStorage(storage: KeyValue, tell: (trouble: StorageTrouble) => void): PersistStorage<LearnerRecord> {
  const told = new Set<StorageTrouble>()
  let ours: string | null = null

  function tellOnce(trouble: StorageTrouble) {
    if (told.has(trouble)) return
    told.add(trouble)
    tell(trouble)
  }

  function keepAside(unread: unknown) {
    tellOnce('set-aside')
    try {
      const before = JSON.parse(storage.get(asideKey) ?? '[]')
      storage.set(asideKey, JSON.stringify([...(Array.isArray(before) ? before : []), unread].slice(-5)))
    } catch {
      // no room to keep it a second time: the stored record itself stays until the next successful write
      tellOnce('not-saved')
    }
  }

  function read(text: string): LearnerRecord | null {
    let stored: unknown
    try {
      stored = JSON.parse(text)
    } catch {
      keepAside(text)
      return null
    }
    const { record, setAside } = healRecord(stored)
    if (setAside) keepAside(setAside)
    return record
  }

  return {
    getItem(name) {
      ours = storage.get(name)
      const record = ours === null ? null : read(ours)
      return record && { state: record, version: record.version }
    },
    setItem(name, { state }) {
      try {
        const stored = storage.get(name)
        const theirs = stored === null || stored === ours ? null : read(stored)
        const text = JSON.stringify(theirs ? mergeRecords(state, theirs) : state)
        if (text === stored) return
        storage.set(name, text)
        ours = text
      } catch {
        tellOnce('not-saved') // quota or private mode: the record goes on in memory
      }
    },
    removeItem: (name) => storage.remove(name),
  }
}
