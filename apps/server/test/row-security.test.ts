import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { asUser } from '../src/db/as-user'
import type { Database } from '../src/db/database'
import { personOn } from './own-data'
import { testApp } from './test-app'
import { testDatabase } from './test-database'

const db = await testDatabase()
const server = testApp(db)
const tables = ['custom_words', 'collections', 'collection_words', 'profiles', 'learner_entries', 'learner_revisions']

async function owner() {
  const person = await personOn(server, db)
  const [word, collection] = [await person.addWord(), await person.addCollection()]
  await person.addToCollection(collection.id, `own-${word.id}`)
  await person.ask('/api/learner/sync', { json: { since: 0, changes: { marks: { favorite: ['calm 1 5'] } } } })
  return { id: person.id, word, collection }
}
const [ann, bob] = [await owner(), await owner()]

const answerSchema = v.object({ rows: v.array(v.record(v.string(), v.unknown())) })

async function ask(on: Database, statement: string) {
  return v.parse(answerSchema, await on.execute(sql.raw(statement))).rows
}
const rowsOf = (userId: string, statement: string) => asUser(db, userId, (tx) => ask(tx, statement))

test.each(tables)('of %s each person sees, changes and deletes only their own rows, whatever is asked', async (table) => {
  for (const { id } of [ann, bob]) {
    const seen = await rowsOf(id, `select user_id from ${table}`)
    expect(seen).toEqual([{ user_id: id }])
  }
  if (table === 'profiles') return
  if (table.startsWith('learner_')) {
    expect(await rowsOf(ann.id, `update ${table} set revision = 99 returning user_id`)).toEqual([{ user_id: ann.id }])
    expect(await rowsOf(bob.id, `select 1 from ${table} where revision = 99`)).toEqual([])
    return
  }
  const stamp = `update ${table} set deleted_at = now() returning user_id`
  expect(await rowsOf(ann.id, stamp)).toEqual([{ user_id: ann.id }])
  expect(await rowsOf(bob.id, `select 1 from ${table} where deleted_at is not null`)).toEqual([])
})

test('nobody writes a row for somebody else, or gives theirs away', async () => {
  const insert = (userId: string) =>
    `insert into collections (user_id, id, name, created_at) values ('${userId}', gen_random_uuid(), 'x', now()) returning user_id`
  expect(await rowsOf(ann.id, insert(ann.id))).toEqual([{ user_id: ann.id }])
  const refused = { cause: expect.objectContaining({ code: '42501' }) }
  await expect(rowsOf(bob.id, insert(ann.id))).rejects.toMatchObject(refused)
  await expect(rowsOf(bob.id, `update custom_words set user_id = '${ann.id}'`)).rejects.toMatchObject(refused)
})

test('the role reaches no other table, and sees nothing when nobody is named', async () => {
  const refused = { cause: expect.objectContaining({ code: '42501' }) }
  for (const table of ['users', 'sessions', 'refresh_tokens', 'throttles', 'subscriptions']) {
    await expect(rowsOf(ann.id, `select 1 from ${table}`), table).rejects.toMatchObject(refused)
  }
  await expect(rowsOf(ann.id, `update profiles set username = 'x'`)).rejects.toMatchObject(refused)
  expect(await rowsOf('', 'select 1 from custom_words')).toEqual([])
})

test('role and person end with the transaction, also with one that failed', async () => {
  await expect(rowsOf(ann.id, 'select 1 from users')).rejects.toThrow()
  await rowsOf(ann.id, 'select 1 from profiles')
  expect(await ask(db, 'select count(*)::int as people from users')).toEqual([{ people: 2 }])
})

test('every table that holds what people made is protected', async () => {
  const found = await ask(db, `select relname from pg_class where relrowsecurity and relnamespace = 'public'::regnamespace`)
  expect(found.map(({ relname }) => relname).sort()).toEqual([...tables].sort())
})
