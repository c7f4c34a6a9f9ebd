import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pruneExpired } from '../src/access/prune'
import { addCollection, deleteCollection, listCollections, restoreCollection } from '../src/features/collections/store'
import { addCollectionWord, listCollectionWords, removeCollectionWord } from '../src/features/collections/words-store'
import { addCustomWord, deleteCustomWord, listCustomWords, restoreCustomWord } from '../src/features/custom-words/store'
import { testApp } from './test-app'
import { testDatabase } from './test-database'

const db = await testDatabase()
const server = testApp(db)
const undoMs = 600_000
const everything = { limit: 1000 }

/** What someone has, kept in the plainest way: each thing with the moment it was deleted, if it was. */
type Thing = { deletedAt: number | null }
type Model = { words: Map<string, Thing>; collections: Map<string, Thing>; held: Map<string, Thing & { addedAt: number }> }

const isLive = (thing: Thing | undefined) => thing?.deletedAt === null
const isUndoable = (thing: Thing | undefined, now: number) => thing?.deletedAt != null && now - thing.deletedAt <= undoMs

const which = fc.nat({ max: 1 })
const act = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constantFrom('add', 'delete', 'restore', 'restore'),
      of: fc.constantFrom('words', 'collections'),
      i: which,
    }),
  },
  { weight: 3, arbitrary: fc.record({ what: fc.constantFrom('put', 'take'), i: which, word: fc.nat({ max: 2 }) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constantFrom('wait', 'prune'), ms: fc.constantFrom(1, undoMs / 2, undoMs) }) },
)
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never

/** Both words and both collections are there, and every word is in every collection. */
const beginning: Act[] = [
  ...(['words', 'collections'] as const).flatMap((of) => [0, 1].map((i) => ({ what: 'add', of, i }) satisfies Act)),
  ...[0, 1].flatMap((i) => [0, 1, 2].map((word) => ({ what: 'put', i, word }) satisfies Act)),
]

async function play(userId: string, acts: readonly Act[]) {
  const ids = { words: [randomUUID(), randomUUID()], collections: [randomUUID(), randomUUID()] }
  const model: Model = { words: new Map(), collections: new Map(), held: new Map() }
  let now = Date.parse('2025-03-01T12:00:00Z')
  for (const each of acts) {
    now += 1
    if ('ms' in each) now += each.ms
    await actOnServer(userId, ids, each, new Date(now))
    actOnModel(model, ids, each, now)
  }
  const wordIds = (await listCustomWords(db, userId, { ...everything, q: '' })).map(({ id }) => id)
  expect(new Set(wordIds)).toEqual(new Set([...model.words].filter(([, thing]) => isLive(thing)).map(([id]) => id)))
  const rows = await listCollections(db, userId, everything)
  expect(new Set(rows.map(({ id }) => id))).toEqual(new Set([...model.collections].filter(([, thing]) => isLive(thing)).map(([id]) => id)))
  for (const { id, word_count } of rows) {
    const words = (await listCollectionWords(db, userId, id, everything)) ?? []
    const held = [...model.held].filter(([key, thing]) => key.startsWith(id) && isLive(thing)).sort(([, a], [, b]) => b.addedAt - a.addedAt)
    expect(words.map((word) => `${id} ${word.word_id}`)).toEqual(held.map(([key]) => key))
    expect(word_count).toBe(held.length)
  }
}

type Ids = { words: string[]; collections: string[] }

const wordIdOf = (ids: Ids, word: number) => (word < 2 ? `own-${ids.words[word]}` : 'calm')

async function actOnServer(userId: string, ids: Ids, each: Act, now: Date): Promise<unknown> {
  if ('ms' in each) return each.what === 'prune' && pruneExpired(db, now)
  if ('word' in each) {
    const change = each.what === 'put' ? addCollectionWord : removeCollectionWord
    return change(db, userId, ids.collections[each.i] ?? '', wordIdOf(ids, each.word), now)
  }
  const id = ids[each.of === 'words' ? 'words' : 'collections'][each.i] ?? ''
  if (each.of === 'words') {
    if (each.what === 'delete') return deleteCustomWord(db, userId, id, now)
    if (each.what === 'restore') return restoreCustomWord(db, userId, id, now)
    const form = { word: 'w', definition: 'd', example: null, part_of_speech: 'noun', category: 'Other' } as const
    return addCustomWord(db, userId, { id, ...form }, now)
  }
  if (each.what === 'delete') return deleteCollection(db, userId, id, now)
  if (each.what === 'restore') return restoreCollection(db, userId, id, now)
  return addCollection(db, userId, { id, name: 'c', description: null }, now)
}

function actOnModel(model: Model, ids: Ids, each: Act, now: number): void {
  if ('ms' in each) {
    if (each.what === 'prune') pruneModel(model, now)
    return
  }
  const collection = ids.collections[each.i] ?? ''
  if ('word' in each) {
    const key = `${collection} ${wordIdOf(ids, each.word)}`
    const held = model.held.get(key)
    if (!isLive(model.collections.get(collection)) && each.what === 'put') return
    if (each.what === 'take') {
      if (held && isLive(held)) held.deletedAt = now
    } else if (!isLive(held) && (each.word === 2 || isLive(model.words.get(ids.words[each.word] ?? '')))) {
      model.held.set(key, { deletedAt: null, addedAt: held && isUndoable(held, now) ? held.addedAt : now })
    }
    return
  }
  const things = each.of === 'words' ? model.words : model.collections
  const id = (each.of === 'words' ? ids.words : ids.collections)[each.i] ?? ''
  const thing = things.get(id)
  const inCollections = each.of === 'words' ? [...model.held].filter(([key]) => key.endsWith(id)).map(([, held]) => held) : []
  if (each.what === 'add' && !thing) things.set(id, { deletedAt: null })
  if (each.what === 'delete' && thing && isLive(thing)) {
    for (const held of inCollections) if (isLive(held)) held.deletedAt = now
    thing.deletedAt = now
  }
  if (each.what === 'restore' && thing && isUndoable(thing, now)) {
    for (const held of inCollections) if (held.deletedAt === thing.deletedAt) held.deletedAt = null
    thing.deletedAt = null
  }
}

function pruneModel(model: Model, now: number): void {
  const isOver = (thing: Thing | undefined) => thing?.deletedAt != null && now - thing.deletedAt > undoMs
  for (const things of [model.words, model.collections, model.held]) for (const [id, thing] of things) if (isOver(thing)) things.delete(id)
  for (const key of model.held.keys()) {
    const [collection = '', word = ''] = key.split(' ')
    if (!model.collections.has(collection) || (word.startsWith('own-') && !model.words.has(word.slice(4)))) model.held.delete(key)
  }
}

test('whatever is added, deleted, restored and pruned in any order ends as the plainest account of it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 12, maxLength: 24 }), async (acts) => {
      await play((await server.signUp()).user.id, [...beginning, ...acts])
    }),
    { numRuns: 40 },
  )
}, 120_000)
