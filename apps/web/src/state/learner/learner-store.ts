import { healRecord } from '@verbena/core/learner/heal'
import { mergeRecords } from '@verbena/core/learner/merge'
import { emptyRecord, type LearnerRecord, recordVersion } from '@verbena/core/learner/record'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { keyValue, onOtherTabChange } from '../../device/storage'
import { learnerKey, learnerStorage, type StorageTrouble } from './learner-storage'

let tellTrouble: ((trouble: StorageTrouble) => void) | null = null
const untold: StorageTrouble[] = []

/** Says how the learner is told about storage trouble; what happened before is told at once. */
export function onStorageTrouble(tell: (trouble: StorageTrouble) => void): void {
  tellTrouble = tell
  for (const trouble of untold.splice(0)) tell(trouble)
}

/** Tells the learner about storage trouble, or keeps it until someone is there to tell. */
export function tellStorageTrouble(trouble: StorageTrouble): void {
  untold.push(trouble)
  queueMicrotask(() => {
    if (tellTrouble) for (const each of untold.splice(0)) tellTrouble(each)
  })
}

const storage = learnerStorage(keyValue, tellStorageTrouble)

/** The learner's record on this device: what every screen reads and writes. */
export const useLearnerStore = create<LearnerRecord>()(
  persist(() => emptyRecord(), {
    name: learnerKey,
    storage,
    version: recordVersion,
    // healing has already brought the stored record to this version
    migrate: (stored) => stored as LearnerRecord,
    merge: (stored, current) => (stored ? mergeRecords(stored as LearnerRecord, current) : current),
  }),
)

/** Changes the record by a rule of core; nothing is written when the rule changed nothing. */
export function changeRecord(rule: (record: LearnerRecord) => LearnerRecord): void {
  const before = useLearnerStore.getState()
  const after = rule(before)
  if (after !== before) useLearnerStore.setState(after, true)
}

/** Takes in what other tabs of this browser do, as it happens. */
export function followOtherTabs(): () => void {
  return onOtherTabChange(learnerKey, (text) => {
    if (text === null) return
    try {
      const theirs = healRecord(JSON.parse(text)).record
      changeRecord((record) => {
        const merged = mergeRecords(record, theirs)
        return JSON.stringify(merged) === JSON.stringify(record) ? record : merged
      })
    } catch {
      // another tab's torn text is that tab's to heal; ours stays as it is
    }
  })
}
