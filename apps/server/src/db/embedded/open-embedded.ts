import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { OpenDatabase } from '../database'
import { migrationsFolder } from '../migrations-folder'
import { StartError } from '../start-error'
import { createDatabase } from './create-database'
import { DurableFs } from './durable-fs'
import { lockFolder } from './lock'

/** The database's own parameters without `-F`, which turns syncing off; of the sync methods only `fsync` reaches our file system. */
const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=16MB'],
]

type Started = { client: PGlite; fs: DurableFs }

/** Opens the database in the data folder for this process alone. `onFatal` hears when it is open and can no longer be trusted. */
export async function openEmbedded(dataDir: string, onFatal: (cause: unknown) => void): Promise<OpenDatabase> {
  makeFolder(dataDir)
  const lock = await lockFolder(dataDir)
  try {
    const folder = join(dataDir, 'database')
    if (!existsSync(folder)) await createDatabase(folder)
    let isOpen = false
    const { client, fs } = await start(folder, (cause) => isOpen && onFatal(cause))
    await requireSync(client, fs)
    const db = drizzle(client)
    await migrate(db, { migrationsFolder })
    isOpen = true
    return {
      db,
      async close() {
        await client.close()
        await lock.release()
      },
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}

function makeFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  } catch (cause) {
    throw new StartError(`The data folder ${dataDir} cannot be created; check DATA_DIR and its permissions.`, { cause })
  }
}

async function start(folder: string, onFatal: (cause: unknown) => void): Promise<Started> {
  const fs = new DurableFs(folder, onFatal)
  try {
    return { client: await PGlite.create({ fs, startParams }), fs }
  } catch (cause) {
    throw new StartError(
      `The database in ${folder} cannot be opened; it may be damaged or written by another version. Restore a copy or set DATA_DIR to a new folder.`,
      { cause },
    )
  }
}

/** Without this check a new version of the database that no longer syncs would lose words silently. */
export async function requireSync(client: Pick<PGlite, 'query'>, fs: { syncs: number }): Promise<void> {
  const before = fs.syncs
  await client.query(`select pg_logical_emit_message(true, 'verbena', 'does a commit reach the disk?')`)
  if (fs.syncs === before) throw new StartError('The embedded database does not write its commits to the disk, so Verbena will not use it.')
}
