import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { expect, onTestFinished, test } from 'vitest'
import { users } from '../schema/account'
import { DurableFs } from './durable-fs'
import { openEmbedded, requireSync } from './open-embedded'

function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'verbena-data-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

const fail = (cause: unknown) => {
  throw cause
}

const row = { name: 'Ann', username: 'ann', usernameKey: 'ann', passwordHash: 'x', recoveryCodeHash: 'x', createdAt: new Date(0) }

test('a missing folder is made, and what is written is there when it is opened again', async () => {
  const folder = join(dataFolder(), 'not', 'yet')
  const first = await openEmbedded(folder, fail)
  await first.db.insert(users).values(row)
  await expect(openEmbedded(folder, fail)).rejects.toThrow('is in use by another Verbena server')
  await first.close()
  const second = await openEmbedded(folder, fail)
  expect(await second.db.$count(users)).toBe(1)
  await second.close()
})

test('a start that was cut short while making the database is begun again', async () => {
  const folder = dataFolder()
  mkdirSync(join(folder, 'database.new-1234'))
  writeFileSync(join(folder, 'database.new-1234', 'PG_VERSION'), '18\n')
  const { db, close } = await openEmbedded(folder, fail)
  expect(await db.$count(users)).toBe(0)
  expect(existsSync(join(folder, 'database.new-1234'))).toBe(false)
  await close()
})

test('a folder that cannot be read as a database is told in a sentence and left alone', async () => {
  const folder = dataFolder()
  mkdirSync(join(folder, 'database'))
  writeFileSync(join(folder, 'database', 'PG_VERSION'), '9\n')
  await expect(openEmbedded(folder, fail)).rejects.toThrow(/cannot be opened; it may be damaged or written by another version/)
  expect(existsSync(join(folder, 'database', 'PG_VERSION'))).toBe(true)
})

test('every commit reaches the disk', async () => {
  const folder = dataFolder()
  const { close } = await openEmbedded(folder, fail)
  await close()
  const fs = new DurableFs(join(folder, 'database'), fail)
  const params = PGlite.defaultStartParams.filter((param) => param !== '-F')
  const client = await PGlite.create({ fs, startParams: [...params, '-c', 'fsync=on', '-c', 'wal_sync_method=fsync'] })
  for (const _ of [1, 2, 3]) {
    const before = fs.syncs
    await client.query('create table if not exists probe (id int)')
    await client.query('insert into probe values (1)')
    expect(fs.syncs).toBeGreaterThan(before)
  }
  await client.close()
})

test('a database as it is shipped, which syncs nothing, is refused', async () => {
  const folder = dataFolder()
  const { close } = await openEmbedded(folder, fail)
  await close()
  const fs = new DurableFs(join(folder, 'database'), fail)
  const client = await PGlite.create({ fs })
  await expect(requireSync(client, fs)).rejects.toThrow(/does not write its commits to the disk/)
  await client.close()
})
