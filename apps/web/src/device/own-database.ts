import type { DBSchema } from 'idb'
import { holdOpen } from './hold-open'

interface Own extends DBSchema {
  /** What the server last answered, by the key of the query. */
  answers: { key: string; value: unknown }
  sounds: { key: string; value: ArrayBuffer }
  /** How long each sound is and when it was last heard, so that making room reads none of them. */
  soundUse: { key: string; value: { bytes: number; at: number } }
}

/** Copies of what belongs to whoever is signed in; they leave the device with them. Rejects where the browser has no database to give. */
export const openOwn = holdOpen<Own>('verbena-own', 1, (db) => {
  db.createObjectStore('answers')
  db.createObjectStore('sounds')
  db.createObjectStore('soundUse')
})

/** Removes every copy. */
export async function clearOwn(): Promise<void> {
  const stores = ['answers', 'sounds', 'soundUse'] as const
  const transaction = (await openOwn()).transaction(stores, 'readwrite')
  await Promise.all([...stores.map((name) => transaction.objectStore(name).clear()), transaction.done])
}
