import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openEmbedded } from '../src/db/embedded/open-embedded'
import { runCommand, temporaryFolder } from './server-process'
import { createPostgresDatabase, postgresUrl as serverUrl } from './test-database'

const postgresUrl = serverUrl

const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href

/** `npm run db:copy` without npm around it. */
const runCopy = (env: Record<string, string>) =>
  runCommand(process.execPath, ['--import', tsx, join(import.meta.dirname, '../src/copy.ts')], env)

const nowhere = 'postgres://ann:secret-word@127.0.0.1:9/verbena'

test.each([
  [
    'without an address to copy to',
    () => ({ DATA_DIR: temporaryFolder() }),
    /^DATABASE_URL must be set to the empty PostgreSQL database to copy into\.\n$/,
  ],
  [
    'of a folder without a database',
    () => ({ DATA_DIR: temporaryFolder(), DATABASE_URL: nowhere }),
    /^There is no embedded database in .*; check DATA_DIR\.\n$/,
  ],
])('a copy %s ends with a sentence', async (_, env, sentence) => {
  const { output, exit } = runCopy(env())
  expect((await exit).code).toBe(1)
  expect(output()).toMatch(sentence)
})

if (postgresUrl !== undefined) {
  test('a folder is moved into PostgreSQL once, while no server has it open', async () => {
    const DATA_DIR = temporaryFolder()
    const { url: DATABASE_URL, drop } = await createPostgresDatabase(postgresUrl)
    const { db, close } = await openEmbedded(DATA_DIR, () => undefined)
    await db.execute(sql`
      insert into users (name, username, username_key, password_hash, recovery_code_hash, created_at)
      select 'Ann', 'ann_' || n, 'ann_' || n, 'x', 'x', now() from generate_series(1, 11000) n`)
    const inUse = runCopy({ DATA_DIR, DATABASE_URL })
    expect((await inUse.exit).code).toBe(1)
    expect(inUse.output()).toContain('is in use by another Verbena server')
    await close()

    const first = runCopy({ DATA_DIR, DATABASE_URL })
    expect((await first.exit).code, first.output()).toBe(0)
    expect(first.output()).toMatch(/^users: 11,000$/m)
    expect(first.output()).toMatch(/^Copied 11,000 rows in [\d.]+ s; both databases have the same checksums\.$/m)

    const second = runCopy({ DATA_DIR, DATABASE_URL })
    expect((await second.exit).code).toBe(1)
    expect(second.output()).toMatch(/^The database of DATABASE_URL is not empty; .*\n$/)
    await drop()
  }, 180_000)
}
