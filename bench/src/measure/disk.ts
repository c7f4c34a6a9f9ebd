import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'

const writes = 200
/** What the database writes at once. */
const page = Buffer.alloc(8192)

/** How often a second this disk makes a small write last: what every acknowledged change waits for. */
export function diskSyncsPerSecond(folder: string): number {
  const file = openSync(join(folder, 'syncs'), 'w')
  const startedAt = performance.now()
  for (let i = 0; i < writes; i++) {
    writeSync(file, page)
    fsyncSync(file)
  }
  const seconds = (performance.now() - startedAt) / 1000
  closeSync(file)
  return writes / seconds
}
