import { randomUUID } from 'node:crypto'
import { collectionRowSchema, collectionWordRowSchema } from '@verbena/core/collections/collection'
import { customWordRowSchema } from '@verbena/core/custom-words/custom-word'
import { syncAnswer } from '@verbena/core/sync/exchange'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { customWord, listOf, type Person, personOn } from './own-data'
import { testApp } from './test-app'
import { testDatabase } from './test-database'
import { withoutUserFilter } from './without-user-filter'

const db = await testDatabase()
const server = testApp(db)

const { id: _, ...wordForm } = customWord({ word: 'stolen' })
const ownWord = (id: string) => ({ word_id: `own-${id}` })

/** Every call that takes an id, with ids put in: what it asks must be answered as if nobody had them. */
const callsOnIds: Record<string, (ids: { word: string; collection: string }) => [path: string, json?: unknown]> = {
  'GET /api/custom-words/:id': ({ word }) => [`/api/custom-words/${word}`],
  'PATCH /api/custom-words/:id': ({ word }) => [`/api/custom-words/${word}`, wordForm],
  'DELETE /api/custom-words/:id': ({ word }) => [`/api/custom-words/${word}`],
  'POST /api/custom-words/:id/restore': ({ word }) => [`/api/custom-words/${word}/restore`],
  'GET /api/collections/:id': ({ collection }) => [`/api/collections/${collection}`],
  'PATCH /api/collections/:id': ({ collection }) => [`/api/collections/${collection}`, { name: 'stolen' }],
  'DELETE /api/collections/:id': ({ collection }) => [`/api/collections/${collection}`],
  'POST /api/collections/:id/restore': ({ collection }) => [`/api/collections/${collection}/restore`],
  'GET /api/collections/:id/words': ({ collection }) => [`/api/collections/${collection}/words`],
  'POST /api/collections/:id/words': ({ collection }) => [`/api/collections/${collection}/words`, { word_id: 'joy' }],
  'DELETE /api/collections/:id/words/:wordId': ({ collection }) => [`/api/collections/${collection}/words/calm`],
  'GET /api/collections/with-word/:wordId': ({ word }) => [`/api/collections/with-word/own-${word}`],
}
/** Every call that takes none: it answers about oneself, or makes something of one's own. */
const callsOnOneself = [
  'GET /api/collections',
  'GET /api/collections/count',
  'GET /api/custom-words',
  'GET /api/custom-words/count',
  'GET /api/profile',
  'POST /api/collections',
  'POST /api/custom-words',
  'POST /api/learner/sync',
]

test('the attack knows every call on own data', () => {
  const routes = server.app.routes.map(({ method, path }) => `${method} ${path}`)
  const onOwnData = routes.filter(
    (route) => /^[A-Z]+ \/api\/(custom-words|collections|profile|learner)/.test(route) && !route.startsWith('ALL'),
  )
  expect([...new Set(onOwnData)].sort()).toEqual([...Object.keys(callsOnIds), ...callsOnOneself].sort())
})

const sync = (person: Person, changes: object, since = 0) => person.ask('/api/learner/sync', { json: { since, changes } })

/** Someone with a word, a collection with two words in it, and one word and collection that are deleted and can come back. */
async function owner() {
  const person = await personOn(server, db)
  const [word, deletedWord] = [await person.addWord({ word: 'treasure' }), await person.addWord({ word: 'buried' })]
  const [collection, deleted] = [await person.addCollection({ name: 'Treasures' }), await person.addCollection({ name: 'Buried' })]
  await person.addToCollection(collection.id, `own-${word.id}`)
  await person.addToCollection(collection.id, 'calm')
  await person.ask(`/api/custom-words/${deletedWord.id}`, { method: 'DELETE' })
  await person.ask(`/api/collections/${deleted.id}`, { method: 'DELETE' })
  await sync(person, { marks: { favorite: [`${person.id} 1 5`] }, days: { learned: ['2025-03-01'] } })
  const live = { word: word.id, collection: collection.id }
  return { person, live, deleted: { word: deletedWord.id, collection: deleted.id } }
}

/** All that someone has, as they see it. */
async function belongingsOf(person: Person) {
  const words = await listOf(await person.ask('/api/custom-words'), customWordRowSchema)
  const collections = await listOf(await person.ask('/api/collections'), collectionRowSchema)
  const contents = collections.items.map(async ({ id }) =>
    listOf(await person.ask(`/api/collections/${id}/words`), collectionWordRowSchema),
  )
  const counts = ['custom-words', 'collections'].map(async (path) => (await person.ask(`/api/${path}/count`)).json())
  const profile = await (await person.ask('/api/profile')).json()
  const learner = v.parse(syncAnswer, await (await sync(person, {})).json())
  return { learner, words, collections, contents: await Promise.all(contents), counts: await Promise.all(counts), profile }
}

async function attack() {
  const { person: ann, live, deleted } = await owner()
  const { person: bob, live: bobs } = await owner()
  const [annBefore, bobBefore] = [await belongingsOf(ann), await belongingsOf(bob)]

  for (const [call, asked] of Object.entries(callsOnIds)) {
    const method = call.replace(/ .*/, '')
    for (const ids of [live, deleted]) {
      const answers = [ids, { word: randomUUID(), collection: randomUUID() }].map(async (each) => {
        const [path, json] = asked(each)
        const answer = await bob.ask(path, { method, json })
        const headers = [...answer.headers].filter(([name]) => name !== 'x-request-id')
        return { status: answer.status, headers, text: await answer.text() }
      })
      const [theirs, nobodys] = await Promise.all(answers)
      expect(theirs, call).toEqual(nobodys)
    }
  }
  const put = (wordId: string) => bob.ask(`/api/collections/${bobs.collection}/words`, { json: ownWord(wordId) })
  expect(await (await put(live.word)).text()).toEqual(await (await put(randomUUID())).text())
  const cursor = (id: string) => `${server.clock.now + 1}_${id}`
  for (const query of ['q=treasure', `before=${cursor(live.word)}`]) {
    const found = await listOf(await bob.ask(`/api/custom-words?${query}`), customWordRowSchema)
    expect(found).toEqual(bobBefore.words)
  }
  expect(await belongingsOf(bob)).toEqual(bobBefore)
  // what one has marked under a name of the other's is one's own
  const changes = { marks: { favorite: [`${ann.id} 0 9`] } }
  expect(await (await sync(bob, changes, bobBefore.learner.revision)).json()).toMatchObject({ changes: {} })
  const bobMarked = await belongingsOf(bob)

  // an id that somebody else has used is free for everyone else, so it tells nothing
  expect((await bob.ask('/api/custom-words', { json: { ...wordForm, id: live.word } })).status).toBe(201)
  expect((await bob.ask('/api/collections', { json: { name: 'Mine', id: live.collection } })).status).toBe(201)
  expect((await bob.ask(`/api/custom-words/${live.word}`, { method: 'DELETE' })).status).toBe(204)
  expect((await bob.ask(`/api/collections/${live.collection}`, { method: 'DELETE' })).status).toBe(204)
  expect(await belongingsOf(bob)).toEqual(bobMarked)
  expect(await belongingsOf(ann)).toEqual(annBefore)
  for (const [path, id] of Object.entries({ 'custom-words': deleted.word, collections: deleted.collection })) {
    expect((await ann.ask(`/api/${path}/${id}/restore`, { method: 'POST' })).status).toBe(200)
  }
}

test('whatever one person asks with the ids of another is answered as for ids that do not exist, and changes nothing', attack)

test('the same when no query says whose rows it wants, and only the database refuses', async () => {
  const removed = withoutUserFilter()
  await attack()
  expect(removed()).toBeGreaterThan(100)
})

test('the same when the database shows every row, and only the queries refuse', async () => {
  await withoutRowSecurity(attack)
})

test('without either, the attack succeeds', async () => {
  withoutUserFilter()
  await withoutRowSecurity(async () => {
    await expect(attack()).rejects.toThrow()
  })
})

async function withoutRowSecurity(work: () => Promise<void>): Promise<void> {
  const tables = ['custom_words', 'collections', 'collection_words', 'profiles', 'learner_entries', 'learner_revisions']
  const set = (state: string) => tables.map((table) => sql.raw(`alter table ${table} ${state} row level security`))
  for (const statement of set('disable')) await db.execute(statement)
  try {
    await work()
  } finally {
    for (const statement of set('enable')) await db.execute(statement)
  }
}
