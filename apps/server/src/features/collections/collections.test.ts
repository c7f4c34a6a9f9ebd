import { randomUUID } from 'node:crypto'
import { collectionLimits, collectionRowSchema, collectionWordRowSchema } from '@verbena/core/collections/collection'
import { customWordIdToWordId } from '@verbena/core/custom-words/custom-word'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listOf, type Person, personOn } from '../../../test/own-data'
import { failureOf, testApp } from '../../../test/test-app'
import { testDatabase } from '../../../test/test-database'

const db = await testDatabase()
const server = testApp(db)
const someone = () => personOn(server, db, { isSubscriber: false })
const gone = { status: 404, code: 'not_found' }

async function collectionsOf(person: Person, query = '') {
  return (await listOf(await person.ask(`/api/collections${query}`), collectionRowSchema)).items
}
async function wordsIn(person: Person, id: string, query = '') {
  return listOf(await person.ask(`/api/collections/${id}/words${query}`), collectionWordRowSchema)
}
const wordIdsIn = async (person: Person, id: string) => (await wordsIn(person, id)).items.map((row) => row.word_id)
const wordCountOf = async (person: Person) => (await collectionsOf(person)).map((row) => row.word_count)

test('whoever is signed in makes a collection and finds it again under the names of the specification', async () => {
  const ann = await someone()
  const json = { id: randomUUID(), name: ' Holiday ', description: '' }
  const answer = await ann.ask('/api/collections', { json })
  expect(answer.status).toBe(201)
  const row = { id: json.id, name: 'Holiday', description: null, created_at: new Date(server.clock.now).toISOString(), word_count: 0 }
  expect(await answer.json()).toEqual(row)
  expect(await collectionsOf(ann)).toEqual([row])
  expect(await (await ann.ask(`/api/collections/${json.id}`)).json()).toEqual(row)
  expect(await (await ann.ask('/api/collections/count')).json()).toEqual({ count: 1 })
  expect(await failureOf(await server.request('/api/collections'))).toMatchObject({ status: 401 })
})

test('the schema of the form is the rule of the server, when creating and when renaming', async () => {
  const ann = await someone()
  const { id } = await ann.addCollection()
  const nameless = { status: 400, code: 'invalid_input', message: 'Collection name is required' }
  expect(await failureOf(await ann.ask('/api/collections', { json: { id: randomUUID(), name: ' ' } }))).toMatchObject(nameless)
  expect(await failureOf(await ann.ask(`/api/collections/${id}`, { method: 'PATCH', json: { name: '' } }))).toMatchObject(nameless)
  const renamed = await ann.ask(`/api/collections/${id}`, { method: 'PATCH', json: { name: 'Sea', description: ' salt ' } })
  expect(await renamed.json()).toMatchObject({ id, name: 'Sea', description: 'salt' })
})

test('the same id sent again, many times at once, makes one collection and answers it', async () => {
  const ann = await someone()
  const json = { id: randomUUID(), name: 'Once' }
  const answers = await Promise.all([1, 2, 3].map(() => ann.ask('/api/collections', { json })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201])
  expect(await collectionsOf(ann)).toHaveLength(1)
})

test('a list begins with the newest and comes in pages', async () => {
  const ann = await someone()
  for (const name of ['first', 'second', 'third']) {
    server.clock.now += 1
    await ann.addCollection({ name })
  }
  const page = await listOf(await ann.ask('/api/collections?limit=2'), collectionRowSchema)
  expect(page.items.map(({ name }) => name)).toEqual(['third', 'second'])
  expect((await collectionsOf(ann, `?before=${page.next}`)).map(({ name }) => name)).toEqual(['first'])
})

test('a collection holds library words and own words, each once, the newest first, in pages and counted', async () => {
  const ann = await personOn(server, db)
  const { id } = await ann.addCollection()
  const own = await ann.addWord()
  for (const wordId of ['calm', customWordIdToWordId(own.id), 'bank-noun']) {
    server.clock.now += 1
    await ann.addToCollection(id, wordId)
  }
  const again = await ann.ask(`/api/collections/${id}/words`, { json: { word_id: 'calm' } })
  expect(again.status).toBe(200)
  const page = await wordsIn(ann, id, '?limit=2')
  expect(page.items).toEqual([
    { word_id: 'bank-noun', added_at: expect.any(String), custom_word: null },
    { word_id: `own-${own.id}`, added_at: expect.any(String), custom_word: own },
  ])
  expect((await wordsIn(ann, id, `?before=${page.next}`)).items).toEqual([await again.json()])
  expect(await wordCountOf(ann)).toEqual([3])
  expect(await (await ann.ask(`/api/collections/with-word/own-${own.id}`)).json()).toEqual({ ids: [id] })
  expect(await (await ann.ask('/api/collections/with-word/unknown')).json()).toEqual({ ids: [] })
})

test('a word taken out is gone, and put back in at once it returns to its place', async () => {
  const ann = await someone()
  const { id } = await ann.addCollection()
  for (const wordId of ['calm', 'joy', 'rib']) {
    server.clock.now += 1
    await ann.addToCollection(id, wordId)
  }
  const remove = (wordId: string) => ann.ask(`/api/collections/${id}/words/${wordId}`, { method: 'DELETE' })
  for (const wordId of ['joy', 'joy', 'calm', 'never-there']) expect((await remove(wordId)).status).toBe(204)
  expect(await wordIdsIn(ann, id)).toEqual(['rib'])
  expect(await wordCountOf(ann)).toEqual([1])
  server.clock.now += 600_000
  await ann.addToCollection(id, 'joy')
  expect(await wordIdsIn(ann, id)).toEqual(['rib', 'joy'])
  server.clock.now += 1
  await ann.addToCollection(id, 'calm')
  expect(await wordIdsIn(ann, id)).toEqual(['calm', 'rib', 'joy'])
})

test('a deleted own word leaves the collections, and comes back to those it was in when it is restored', async () => {
  const ann = await personOn(server, db)
  const [sea, salt] = [await ann.addCollection({ name: 'Sea' }), await ann.addCollection({ name: 'Salt' })]
  const own = await ann.addWord()
  const wordId = customWordIdToWordId(own.id)
  for (const { id } of [sea, salt]) await ann.addToCollection(id, wordId)
  await ann.addToCollection(sea.id, 'calm')
  await ann.ask(`/api/collections/${salt.id}/words/${wordId}`, { method: 'DELETE' })
  server.clock.now += 1
  await ann.ask(`/api/custom-words/${own.id}`, { method: 'DELETE' })
  expect(await wordIdsIn(ann, sea.id)).toEqual(['calm'])
  expect(await failureOf(await ann.ask(`/api/collections/${sea.id}/words`, { json: { word_id: wordId } }))).toMatchObject(gone)
  await ann.ask(`/api/custom-words/${own.id}/restore`, { method: 'POST' })
  expect((await wordIdsIn(ann, sea.id)).sort()).toEqual(['calm', wordId])
  expect(await wordIdsIn(ann, salt.id)).toEqual([])
})

test('a deleted collection is gone from everything and can be brought back with its words for ten minutes', async () => {
  const ann = await someone()
  const [collection, late] = [await ann.addCollection(), await ann.addCollection()]
  const at = `/api/collections/${collection.id}`
  await ann.addToCollection(collection.id, 'calm')
  for (const { id } of [collection, late]) expect((await ann.ask(`/api/collections/${id}`, { method: 'DELETE' })).status).toBe(204)
  expect((await ann.ask(at, { method: 'DELETE' })).status).toBe(204)
  expect(await collectionsOf(ann)).toEqual([])
  expect(await (await ann.ask('/api/collections/with-word/calm')).json()).toEqual({ ids: [] })
  for (const path of [at, `${at}/words`]) expect(await failureOf(await ann.ask(path))).toMatchObject(gone)
  expect(await failureOf(await ann.ask(`${at}/words`, { json: { word_id: 'joy' } }))).toMatchObject(gone)
  expect(await failureOf(await ann.ask(at, { method: 'PATCH', json: { name: 'New' } }))).toMatchObject(gone)
  expect(await failureOf(await ann.ask('/api/collections', { json: { id: collection.id, name: 'New' } }))).toMatchObject(gone)
  server.clock.now += 600_000
  const restored = await ann.ask(`${at}/restore`, { method: 'POST' })
  expect(await restored.json()).toEqual({ ...collection, word_count: 1 })
  expect(await wordIdsIn(ann, collection.id)).toEqual(['calm'])
  server.clock.now += 1
  expect(await failureOf(await ann.ask(`/api/collections/${late.id}/restore`, { method: 'POST' }))).toMatchObject(gone)
})

test('the limits on collections and on their words are met with a sentence', async () => {
  const ann = await someone()
  const { collections, wordsInOne, wordsInAll } = collectionLimits
  const first = await ann.addCollection()
  await db.execute(sql`
    insert into collections (user_id, id, name, created_at)
    select ${ann.id}, gen_random_uuid(), 'c' || n, now() from generate_series(2, ${collections}) n`)
  const tooMany = await ann.ask('/api/collections', { json: { id: randomUUID(), name: 'One more' } })
  const full = { status: 409, code: 'limit_reached' }
  expect(await failureOf(tooMany)).toMatchObject({ ...full, message: expect.stringContaining('Delete one') })
  const fill = (id: unknown, count: number) => sql`
    insert into collection_words (user_id, collection_id, word_id, added_at)
    select ${ann.id}, ${id}, 'w-' || n, now() from generate_series(1, ${count}) n`
  await db.execute(fill(first.id, wordsInOne))
  const add = (id: unknown) => ann.ask(`/api/collections/${id}/words`, { json: { word_id: 'calm' } })
  expect(await failureOf(await add(first.id))).toMatchObject({ ...full, message: expect.stringContaining('5,000') })
  const others = await collectionsOf(ann, '?limit=100')
  const [target, ...rest] = others.filter(({ id }) => id !== first.id)
  expect((await add(target?.id)).status).toBe(201)
  for (const { id } of rest.slice(0, wordsInAll / wordsInOne)) await db.execute(fill(id, wordsInOne))
  expect(await failureOf(await ann.ask(`/api/collections/${target?.id}/words`, { json: { word_id: 'joy' } }))).toMatchObject(full)
}, 30_000)
