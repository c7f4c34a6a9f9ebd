import type { Review, View } from '@verbena/core/learner/record'
import type { Checkpoint } from '@verbena/core/memory/checkpoint'
import type { DBSchema, IDBPDatabase } from 'idb'
import { holdOpen } from './hold-open'
import type { SyncState } from './sync-log'

interface Logs extends DBSchema {
  views: { key: string; value: View }
  /** By the order in which they came to this device, which is the number in front of each. */
  reviewLog: { key: number; value: Review; indexes: { id: string; wordId: string } }
  checkpoints: { key: 'memory'; value: Checkpoint }
  sync: { key: 'state'; value: SyncState }
}

/** The device's database for what grows without bound; rejects where the browser has none to give. */
export const openLogs = holdOpen<Logs>('verbena-logs', 3, (db, before) => {
  if (before < 1) db.createObjectStore('views')
  // version 1 had an empty place for reviews that nothing was ever written to
  if (before === 1) (db as unknown as IDBPDatabase).deleteObjectStore('reviews')
  if (before < 2) {
    const log = db.createObjectStore('reviewLog', { autoIncrement: true })
    log.createIndex('id', 'id', { unique: true })
    log.createIndex('wordId', 'wordId')
    db.createObjectStore('checkpoints')
  }
  db.createObjectStore('sync')
})
