import type { View } from '@verbena/core/learner/record'
import { seeAgain } from '@verbena/core/learner/views'
import { openLogs } from './open-logs'

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
