import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { readCopyConfig } from './config'
import { copyDatabase } from './db/copy/copy-database'
import { openEmbedded } from './db/embedded/open-embedded'
import { openPostgres, withoutHurry } from './db/open-postgres'
import { StartError } from './db/start-error'

/** `npm run db:copy`: from the embedded database in DATA_DIR to the empty PostgreSQL of DATABASE_URL. */
async function main(): Promise<void> {
  const { dataDir, databaseUrl } = readCopyConfig(process.env)
  if (!existsSync(join(dataDir, 'database'))) throw new StartError(`There is no embedded database in ${dataDir}; check DATA_DIR.`)
  const startedAt = performance.now()
  const from = await openEmbedded(dataDir, (cause) => fail(cause))
  try {
    const to = await openPostgres(databaseUrl, pino({ level: 'silent' }), withoutHurry)
    try {
      const copied = await copyDatabase(from.db, to.db)
      for (const { table, rows } of copied) write(`${table}: ${rows.toLocaleString('en-US')}`)
      const rows = copied.reduce((sum, one) => sum + one.rows, 0)
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
      write(`Copied ${rows.toLocaleString('en-US')} rows in ${seconds} s; both databases have the same checksums.`)
      const secret = join(dataDir, 'auth-secret')
      const where = existsSync(secret) ? `the secret it used until now is in ${secret}` : 'use the one of until now'
      write(`Start Verbena with DATABASE_URL and AUTH_SECRET; ${where}.`)
    } finally {
      await to.close()
    }
  } finally {
    await from.close()
  }
}

function write(line: string): void {
  process.stdout.write(`${line}\n`)
}

function fail(error: unknown): never {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}

main().catch(fail)
