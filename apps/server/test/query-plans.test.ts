import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { pruneExpired } from '../src/access/prune'
import { asUser } from '../src/db/as-user'
import type { Database } from '../src/db/database'
import { customWord, personOn } from './own-data'
import { interceptQueries } from './queries'
import { testApp } from './test-app'
import { testDatabase } from './test-database'

const db = await testDatabase()
const server = testApp(db)
const people = 8
const wordsEach = 10_000
const collectionsEach = 1_000
const wordsInEachCollection = 10

/** Several people with a lot each, so that reading a whole table is never the cheapest way to one of them. */
async function crowd() {
  const ann = await personOn(server, db)
  const others = []
  for (let i = 1; i < people; i++) others.push(await personOn(server, db))
  for (const { id } of [ann, ...others]) {
    await db.execute(sql`
      insert into custom_words (user_id, id, word, definition, part_of_speech, category, created_at)
      select ${id}, gen_random_uuid(), 'word ' || n, 'what word ' || n || ' means', 'noun', 'Other', now() - n * interval '1 minute'
      from generate_series(1, ${wordsEach}) n`)
    await db.execute(sql`
      insert into collections (user_id, id, name, created_at)
      select ${id}, gen_random_uuid(), 'collection ' || n, now() - n * interval '1 minute' from generate_series(1, ${collectionsEach}) n`)
    await db.execute(sql`
      insert into collection_words (user_id, collection_id, word_id, added_at)
      select user_id, id, 'word-' || n, now() - n * interval '1 minute'
      from collections, generate_series(1, ${wordsInEachCollection}) n where user_id = ${id}`)
  }
  await db.execute(sql`
    insert into learner_entries (user_id, part, key, value, revision)
    select id, 'marks.saved', 'word-' || n, '{"on":true,"at":1}', n from users, generate_series(1, ${wordsEach}) n`)
  await db.execute(sql`insert into learner_revisions (user_id, revision) select id, ${wordsEach} from users`)
  await db.execute(sql`vacuum analyze learner_entries`)
  await db.execute(sql`vacuum analyze custom_words`)
  await db.execute(sql`vacuum analyze collections`)
  await db.execute(sql`vacuum analyze collection_words`)
  return ann
}

type Query = { sql: string; params: unknown[] }

/** A recorded query as one that can be asked again. */
function again({ sql: text, params }: Query): SQL {
  const parts = text.split(/\$(\d+)/)
  return sql.join(parts.map((part, i) => (i % 2 === 0 ? sql.raw(part) : sql`${sql.param(params[Number(part) - 1])}`)))
}

async function planOf(on: Database, query: Query): Promise<string> {
  const { rows } = v.parse(v.object({ rows: v.array(v.unknown()) }), await on.execute(sql`explain (format json) ${again(query)}`))
  return JSON.stringify(rows)
}

test('with 10,000 own words and 1,000 collections on one account of many every query stands on an index', async () => {
  const ann = await crowd()
  const queries: Query[] = []
  interceptQueries((query) => {
    if (
      /(custom_words|collections|collection_words|profiles|learner_entries|learner_revisions)"/.test(query.sql) &&
      !query.sql.startsWith('explain')
    )
      queries.push(query)
    return query
  })
  const { id: word, ...form } = customWord()
  const collection = randomUUID()
  const at = `/api/collections/${collection}`
  const before = `before=${Date.now()}_${randomUUID()}`
  const own = { word_id: `own-${word}` }
  const calls: [path: string, ask?: { method?: string; json?: unknown }][] = [
    ['/api/custom-words', { json: { id: word, ...form } }],
    [`/api/custom-words?limit=1000&${before}`],
    ['/api/custom-words?q=means'],
    ['/api/custom-words/count'],
    [`/api/custom-words/${word}`],
    [`/api/custom-words/${word}`, { method: 'PATCH', json: form }],
    ['/api/collections', { json: { id: collection, name: 'Sea' } }],
    [`/api/collections?limit=1000&${before}`],
    ['/api/collections/count'],
    [at],
    [at, { method: 'PATCH', json: { name: 'Salt' } }],
    [`${at}/words`, { json: own }],
    [`${at}/words?before=${Date.now()}_zebra`],
    [`/api/collections/with-word/own-${word}`],
    [`/api/custom-words/${word}`, { method: 'DELETE' }],
    [`/api/custom-words/${word}/restore`, { method: 'POST' }],
    [`${at}/words/own-${word}`, { method: 'DELETE' }],
    [at, { method: 'DELETE' }],
    [`${at}/restore`, { method: 'POST' }],
    ['/api/profile'],
    ['/api/learner/sync', { json: { since: wordsEach - 5, changes: {} } }],
    ['/api/learner/sync', { json: { since: 0, changes: { marks: { saved: ['word-7 0 9', 'calm 1 1'] } } } }],
    ['/api/account/export'],
  ]
  for (const [path, ask] of calls) expect((await ann.ask(path, ask)).ok, path).toBe(true)
  const asked = [...queries]
  expect(asked.length).toBeGreaterThanOrEqual(calls.length)
  for (const query of asked) {
    const plan = await asUser(db, ann.id, (tx) => planOf(tx, query))
    expect(plan, query.sql).not.toContain('Seq Scan')
  }
  queries.length = 0
  await pruneExpired(db, new Date())
  for (const query of [...queries]) expect(await planOf(db, query), query.sql).not.toContain('Seq Scan')
}, 60_000)
