import type { Page } from '@playwright/test'
import type { Review } from '@verbena/core/learner/record'

const rowsAtOnce = 5000

/** Puts reviews into the log of a page that has opened it, straight into its database. */
export async function seedReviews(page: Page, reviews: readonly Review[]): Promise<void> {
  for (let from = 0; from < reviews.length; from += rowsAtOnce) {
    await inLogs(page, reviews.slice(from, from + rowsAtOnce))
  }
}

/** Takes the checkpoint away, so that the next opening works everything out anew. */
export async function dropCheckpoint(page: Page): Promise<void> {
  await inLogs(page, null)
}

/** How long the page took to open the learner's memory, from asking for the log until it was there. */
export async function memoryOpenMs(page: Page): Promise<number> {
  await page.waitForFunction(() => performance.getEntriesByName('memory-open').length > 0)
  return page.evaluate(() => performance.getEntriesByName('memory-open')[0]?.duration ?? Number.NaN)
}

/** How long a key's handlers took, and how long until what they changed is rendered. */
export type KeyMs = { handled: number; rendered: number }

export function pressMs(page: Page, key: string): Promise<KeyMs> {
  return page.evaluate(async (pressed) => {
    const startedAt = performance.now()
    window.dispatchEvent(new KeyboardEvent('keydown', { key: pressed }))
    const handled = performance.now() - startedAt
    await Promise.resolve() // what a key changes is rendered in a microtask
    return { handled, rendered: performance.now() - startedAt }
  }, key)
}

/** Adds rows to the log, or with none clears the checkpoint; the page keeps the database open meanwhile. */
function inLogs(page: Page, rows: readonly Review[] | null): Promise<void> {
  return page.evaluate(async (added) => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('verbena-logs')
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
    const transaction = db.transaction(['reviewLog', 'checkpoints'], 'readwrite')
    if (added === null) transaction.objectStore('checkpoints').clear()
    else for (const row of added) transaction.objectStore('reviewLog').add(row)
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error)
    })
    db.close()
  }, rows)
}
