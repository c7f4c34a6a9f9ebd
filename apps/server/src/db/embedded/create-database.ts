import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readdirSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { syncFolder, syncTree } from './sync-tree'

const script = 'require(process.argv[1]).PGlite.create(process.argv[2]).then((database) => database.close())'

/**
 * Makes an empty database and returns when all of it is on the disk under its name. It is built under another name, so a start that
 * is cut short leaves nothing that looks like a database; and in another process, because building takes 700 MB that would never be
 * given back.
 */
export async function createDatabase(folder: string): Promise<void> {
  const parent = dirname(folder)
  const prefix = `${basename(folder)}.new-`
  for (const name of readdirSync(parent).filter((entry) => entry.startsWith(prefix))) {
    rmSync(join(parent, name), { recursive: true, force: true, maxRetries: 3 })
  }
  const unfinished = join(parent, `${prefix}${randomBytes(4).toString('hex')}`)
  const engine = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  await promisify(execFile)(process.execPath, ['-e', script, engine, unfinished])
  syncTree(unfinished)
  renameSync(unfinished, folder)
  syncFolder(parent)
}
