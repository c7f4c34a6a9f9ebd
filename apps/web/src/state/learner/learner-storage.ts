import { healRecord } from '@verbena/core/learner/heal'
import { mergeRecords } from '@verbena/core/learner/merge'
import type { LearnerRecord } from '@verbena/core/learner/record'
import type { PersistStorage } from 'zustand/middleware'
import type { KeyValue } from '../../device/storage'

export const learnerKey = 'verbena-learner'
const asideKey = 'verbena-learner-aside'

/** What the learner is told, once each: data that could not be read was kept aside, or changes cannot be kept. */
export type StorageTrouble = 'set-aside' | 'not-saved'

/** A stored text as far as it can be read; while `isKept` is false the text is the only copy of the rest. */
type Read = { record: LearnerRecord | null; isKept: boolean }

/**
 * The one stored record. Reading heals it and keeps aside what it cannot read; writing first takes in what another tab
 * wrote meanwhile, so that no tab overwrites another's work.
 */
export function learnerStorage(storage: KeyValue, tell: (trouble: StorageTrouble) => void): PersistStorage<LearnerRecord> {
  const told = new Set<StorageTrouble>()
  /** The stored text as this tab knows it; `null` when it may hold more than this tab does. */
  let ours: string | null = null

  function tellOnce(trouble: StorageTrouble) {
    if (told.has(trouble)) return
    told.add(trouble)
    tell(trouble)
  }

  /** Answers whether it is kept. */
  function keepAside(unread: unknown): boolean {
    const before = readAside(storage.get(asideKey))
    const text = JSON.stringify(unread)
    if (before.some((each) => JSON.stringify(each) === text)) return true // the learner was told when it was put there
    try {
      storage.set(asideKey, JSON.stringify([...before, unread].slice(-5)))
    } catch {
      tellOnce('not-saved')
      return false
    }
    tellOnce('set-aside')
    return true
  }

  function read(text: string): Read {
    let stored: unknown
    try {
      stored = JSON.parse(text)
    } catch {
      return { record: null, isKept: keepAside(text) }
    }
    const { record, setAside } = healRecord(stored)
    return { record, isKept: setAside === null || keepAside(setAside) }
  }

  return {
    getItem(name) {
      const stored = storage.get(name)
      if (stored === null) return null
      const { record, isKept } = read(stored)
      ours = isKept ? stored : null
      return record && { state: record, version: record.version }
    },
    setItem(name, { state }) {
      try {
        const stored = storage.get(name)
        const theirs: Read = stored === null || stored === ours ? { record: null, isKept: true } : read(stored)
        if (!theirs.isKept) return // no room for a second copy of what could not be read: the first one stays
        const own = JSON.stringify(state)
        const text = theirs.record ? JSON.stringify(mergeRecords(state, theirs.record)) : own
        if (text !== stored) storage.set(name, text)
        ours = text === own ? text : null
      } catch {
        tellOnce('not-saved') // quota or private mode: the record goes on in memory
      }
    },
    removeItem: (name) => storage.remove(name),
  }
}

function readAside(text: string | null): unknown[] {
  if (text === null) return []
  try {
    const stored: unknown = JSON.parse(text)
    return Array.isArray(stored) ? stored : [stored]
  } catch {
    return [text] // torn itself: kept as it is, like everything that cannot be read
  }
}
