import type { Inventory } from '@verbena/core/backup/safekeeping'
import * as v from 'valibot'
import type { KeyValue } from '../../device/storage'

const key = 'verbena-kept'
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const schema = v.object({ owner: v.nullable(v.string()), views: count, reviews: count })

/** How much the database held when it was last looked at, written down where the database's end does not reach. */
export function readInventory(storage: KeyValue): Inventory | null {
  try {
    const parsed = v.safeParse(schema, JSON.parse(storage.get(key) ?? 'null'))
    return parsed.success ? { ...parsed.output, visited: [] } : null
  } catch {
    return null // torn: it says nothing
  }
}

export function writeInventory(storage: KeyValue, { owner, views, reviews }: Inventory): void {
  try {
    storage.set(key, JSON.stringify({ owner, views, reviews }))
  } catch {
    // a full storage was told of where it matters; without this note a loss goes unnoticed
  }
}

export function forgetInventory(storage: KeyValue): void {
  storage.remove(key)
}
