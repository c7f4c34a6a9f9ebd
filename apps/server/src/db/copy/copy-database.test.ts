import { randomUUID } from 'node:crypto'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { afterAll, expect, test } from 'vitest'
import { personOn } from '../../../test/own-data'
import { testApp } from '../../../test/test-app'
import { testDatabase } from '../../../test/test-database'
import type { Database } from '../database'
import { migrationsFolder } from '../migrations-folder'
import { copyDatabase } from './copy-database'
import { contentsOf, tablesInOrder } from './tables'

const to = await testDatabase()
const oddWords = ['it’s “quoted” \\ and \n broken', '{"a":[null]}', '\u{1f33f} brisé', '0'.repeat(100)]

/** An embedded database with people who have something in every kind of table. */
async function livedIn() {
  const client = await PGlite.create()
  afterAll(() => client.close())
  const db: Database = drizzle(client)
  await migrate(drizzle(client), { migrationsFolder })
  const server = testApp(db)
  const ann = await personOn(server, db)
  for (const word of oddWords) await ann.addWord({ word })
  const { id } = await ann.addCollection({ description: null })
  await ann.addToCollection(id, 'calm')
  const views = Array.from({ length: 700 }, (_, n) => `word${n} 1700000000000 ${n} 3`)
  expect((await ann.ask('/api/learner/sync', { json: { since: 0, changes: { views, marks: { favorite: ['calm 1 5'] } } } })).status).toBe(
    200,
  )
  await personOn(server, db)
  return { db, ann }
}

const { db, ann } = await livedIn()

const isEmpty = async (target: Database) =>
  (await Promise.all((await tablesInOrder(target)).map((table) => contentsOf(target, table)))).every(({ rows }) => rows === 0)

test('a copy that fails in the middle leaves the target as empty as it was', async () => {
  await to.execute(sql`alter table collection_words add constraint full_up check (word_id <> 'calm')`)
  await expect(copyDatabase(db, to)).rejects.toThrow()
  await to.execute(sql`alter table collection_words drop constraint full_up`)
  expect(await isEmpty(to)).toBe(true)
})

test('rows that arrive otherwise than they were are noticed, and nothing is kept', async () => {
  await to.execute(
    sql.raw(`create function shout() returns trigger language plpgsql as $$ begin new.word = upper(new.word); return new; end $$`),
  )
  await to.execute(sql`create trigger shouting before insert on custom_words for each row execute function shout()`)
  await expect(copyDatabase(db, to)).rejects.toThrow('The table custom_words is not the same after copying')
  await to.execute(sql`drop trigger shouting on custom_words`)
  expect(await isEmpty(to)).toBe(true)
})

test('everything arrives as it was, people go on where they were, and a second copy is refused', async () => {
  const copied = await copyDatabase(db, to)
  expect(copied.map(({ table }) => table).sort()).toEqual((await tablesInOrder(to)).sort())
  expect(copied.find(({ table }) => table === 'learner_entries')?.rows).toBe(701)
  for (const table of await tablesInOrder(db)) expect(await contentsOf(to, table)).toEqual(await contentsOf(db, table))

  const server = testApp(to)
  const { accessToken, user } = ann.session
  expect((await server.signIn(user.username)).status).toBe(200)
  for (const path of ['custom-words', 'collections']) {
    const before = await (await ann.ask(`/api/${path}`)).json()
    expect(await (await server.request(`/api/${path}`, { token: accessToken })).json()).toEqual(before)
  }
  const json = { id: randomUUID(), word: 'new', definition: 'added after the move', part_of_speech: 'noun', category: 'Other' }
  expect((await server.request('/api/custom-words', { json, token: accessToken })).status).toBe(201)

  await expect(copyDatabase(db, to)).rejects.toThrow(/^The database of DATABASE_URL is not empty; /)
})
