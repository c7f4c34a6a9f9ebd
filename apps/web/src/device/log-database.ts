import type { Review, View } from '@verbena/core/learner/record'
import { seeAgain } from '@verbena/core/learner/views'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

interface Logs extends DBSchema {
  views: { key: string; value: View }
  reviews: { key: string; value: Review; indexes: { at: number } }
}

let opened: Promise<IDBPDatabase<Logs>> | null = null

/** The device's database for what grows without bound; rejects where the browser has none to give. */
function openLogs(): Promise<IDBPDatabase<Logs>> {
  opened ??= openDB<Logs>('verbena-logs', 1, {
    upgrade(db) {
      db.createObjectStore('views')
      db.createObjectStore('reviews', { keyPath: 'id' }).createIndex('at', 'at')
    },
    terminated: () => {
      opened = null
    },
  })
  opened.catch(() => {
    opened = null
  })
  return opened
}

/** Every word seen on this device. */
export async function readViews(): Promise<Record<string, View>> {
  const db = await openLogs()
  const transaction = db.transaction('views')
  const [keys, values] = await Promise.all([transaction.store.getAllKeys(), transaction.store.getAll()])
  return Object.fromEntries(keys.map((key, i) => [key, values[i] as View]))
}

/** Adds one look at a word and answers all of them; two tabs adding at the same time both count. */
export async function writeView(wordId: string, at: number): Promise<View> {
  const db = await openLogs()
  const transaction = db.transaction('views', 'readwrite')
  const view = seeAgain(await transaction.store.get(wordId), at)
  await transaction.store.put(view, wordId)
  await transaction.done
  return view
}
