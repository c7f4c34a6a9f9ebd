import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { expect, onTestFinished, test } from 'vitest'
import { migrationsFolder } from './migrations-folder'

test('accounts from before there were profiles get theirs', async () => {
  const client = await PGlite.create()
  onTestFinished(() => client.close())
  const [first = '', ...later] = readdirSync(migrationsFolder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => readFileSync(join(migrationsFolder, name), 'utf8'))
  await client.exec(first)
  await client.query(
    `insert into users (name, username, username_key, password_hash, recovery_code_hash, created_at)
     values ('Ann Lee', 'Ann_Lee', 'ann_lee', '', '', now())`,
  )
  for (const migration of later) await client.exec(migration)
  const { rows } = await client.query('select profiles.username, email, user_id = users.id as is_hers from profiles, users')
  expect(rows).toEqual([{ username: 'Ann_Lee', email: 'ann_lee@users.verbena.invalid', is_hers: true }])
})
