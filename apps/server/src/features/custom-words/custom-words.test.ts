import { randomUUID } from 'node:crypto'
import { customWordLimit, customWordRowSchema } from '@verbena/core/custom-words/custom-word'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { customWord, listOf, type Person, personOn } from '../../../test/own-data'
import { subscribe } from '../../../test/subscribe'
import { failureOf, testApp } from '../../../test/test-app'
import { testDatabase } from '../../../test/test-database'

const db = await testDatabase()
const server = testApp(db)
const someone = () => personOn(server, db)

async function wordsOf(person: Person, query = '') {
  return listOf(await person.ask(`/api/custom-words${query}`), customWordRowSchema)
}
const namesOf = async (person: Person, query = '') => (await wordsOf(person, query)).items.map(({ word }) => word)
const countOf = async (person: Person) => (await person.ask('/api/custom-words/count')).json()

test('a subscriber adds a word and finds it again under the names of the specification', async () => {
  const ann = await someone()
  const sent = customWord({ word: ' hygge ', example: '' })
  const answer = await ann.ask('/api/custom-words', { json: sent })
  expect(answer.status).toBe(201)
  const row = { ...sent, word: 'hygge', example: null, created_at: new Date(server.clock.now).toISOString() }
  expect(await answer.json()).toEqual(row)
  expect((await wordsOf(ann)).items).toEqual([row])
  expect(await (await ann.ask(`/api/custom-words/${sent.id}`)).json()).toEqual(row)
  expect(await countOf(ann)).toEqual({ count: 1 })
})

test('the schema of the form is the rule of the server', async () => {
  const ann = await someone()
  const post = async (given: Record<string, unknown>) => failureOf(await ann.ask('/api/custom-words', { json: customWord(given) }))
  expect(await post({ word: ' ', category: 'x' })).toMatchObject({ status: 400, code: 'invalid_input', message: 'Word is required' })
  expect(await post({ category: 'x' })).toMatchObject({ message: 'Please select a category' })
  expect(await post({ id: 'mine' })).toMatchObject({ status: 400, issues: [{ path: 'id', message: 'The id must be a UUID' }] })
  expect(await post({ word: 'a\0b' })).toMatchObject({ status: 400, code: 'invalid_input' })
  expect(await countOf(ann)).toEqual({ count: 0 })
})

test('the same id sent again, many times at once, makes one word and answers it', async () => {
  const ann = await someone()
  const json = customWord()
  const answers = await Promise.all([1, 2, 3, 4].map(() => ann.ask('/api/custom-words', { json })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201])
  const again = await ann.ask('/api/custom-words', { json: { ...json, id: json.id.toUpperCase(), word: 'other' } })
  expect(await again.json()).toMatchObject({ id: json.id, word: 'hygge' })
  expect(await countOf(ann)).toEqual({ count: 1 })
})

test('without a subscription nothing is added or changed, and with a lapsed one everything else still works', async () => {
  const ann = await someone()
  const { id } = await ann.addWord()
  await subscribe(db, ann.id, 'monthly', new Date(server.clock.now))
  const premium = { status: 403, code: 'premium_required' }
  expect(await failureOf(await ann.ask('/api/custom-words', { json: customWord() }))).toMatchObject(premium)
  const change = { method: 'PATCH', json: customWord({ word: 'lagom' }) }
  expect(await failureOf(await ann.ask(`/api/custom-words/${id}`, change))).toMatchObject(premium)
  expect(await namesOf(ann)).toEqual(['hygge'])
  expect((await ann.ask(`/api/custom-words/${id}`, { method: 'DELETE' })).status).toBe(204)
  expect((await ann.ask(`/api/custom-words/${id}/restore`, { method: 'POST' })).status).toBe(200)
  const free = await personOn(server, db, { isSubscriber: false })
  expect(await failureOf(await free.ask('/api/custom-words', { json: customWord() }))).toMatchObject(premium)
})

test.each(['', '/count', `/${randomUUID()}`])('signed out, GET /api/custom-words%s is refused', async (path) => {
  expect(await failureOf(await server.request(`/api/custom-words${path}`))).toMatchObject({ status: 401, code: 'unauthorized' })
})

test('a word is changed as a whole and keeps its place', async () => {
  const ann = await someone()
  const { id, created_at } = await ann.addWord({ example: 'Such hygge.' })
  server.clock.now += 1000
  const json = { word: 'lagom', definition: 'just enough', part_of_speech: 'adverb', category: 'Art' }
  const answer = await ann.ask(`/api/custom-words/${id}`, { method: 'PATCH', json })
  expect(await answer.json()).toEqual({ id, ...json, example: null, created_at })
  const wrong = await ann.ask(`/api/custom-words/${id}`, { method: 'PATCH', json: { ...json, definition: '' } })
  expect(await failureOf(wrong)).toMatchObject({ message: 'Definition is required' })
})

test('a list begins with the newest, comes in pages, and misses nothing though all were added in one moment', async () => {
  const ann = await someone()
  for (const word of ['one', 'two', 'three', 'four', 'five']) await ann.addWord({ word })
  server.clock.now += 1
  await ann.addWord({ word: 'newest' })
  const found: string[] = []
  for (let next: string | null = ''; next !== null; ) {
    const page = await wordsOf(ann, `?limit=2${next === '' ? '' : `&before=${next}`}`)
    found.push(...page.items.map(({ word }) => word))
    next = page.next
  }
  expect(found[0]).toBe('newest')
  expect([...found].sort()).toEqual(['five', 'four', 'newest', 'one', 'three', 'two'])
})

test.each([
  'limit=0',
  'limit=1001',
  'limit=x',
  'before=x',
  'before=1_x',
  `before=${'9'.repeat(20)}_${randomUUID()}`,
  'q=%00',
  `q=${'x'.repeat(101)}`,
])('a list asked for with %s is refused', async (query) => {
  const ann = await someone()
  expect(await failureOf(await ann.ask(`/api/custom-words?${query}`))).toMatchObject({ status: 400, code: 'invalid_input' })
})

test('searching looks into words and definitions, in any case, and takes every sign for itself', async () => {
  const ann = await someone()
  await ann.addWord({ word: 'Fernweh', definition: 'longing for far places' })
  await ann.addWord({ word: '100 %', definition: 'all of it' })
  await ann.addWord({ word: 'snake_case', definition: 'a \\ in a name' })
  expect(await namesOf(ann, '?q=fern')).toEqual(['Fernweh'])
  expect(await namesOf(ann, '?q=LONGING')).toEqual(['Fernweh'])
  expect(await namesOf(ann, '?q=%25')).toEqual(['100 %'])
  expect(await namesOf(ann, '?q=_')).toEqual(['snake_case'])
  expect(await namesOf(ann, '?q=%5C')).toEqual(['snake_case'])
  expect(await namesOf(ann, '?q=nothing')).toEqual([])
})

test('a deleted word is gone from everything, deleting again changes nothing, and it can be brought back for ten minutes', async () => {
  const ann = await someone()
  const [word, late] = [await ann.addWord(), await ann.addWord()]
  const remove = ({ id }: { id: string }) => ann.ask(`/api/custom-words/${id}`, { method: 'DELETE' })
  const restore = ({ id }: { id: string }) => ann.ask(`/api/custom-words/${id}/restore`, { method: 'POST' })
  for (const each of [word, late, word]) expect((await remove(each)).status).toBe(204)
  expect(await namesOf(ann)).toEqual([])
  expect(await countOf(ann)).toEqual({ count: 0 })
  const gone = { status: 404, code: 'not_found' }
  expect(await failureOf(await ann.ask(`/api/custom-words/${word.id}`))).toMatchObject(gone)
  expect(await failureOf(await ann.ask('/api/custom-words', { json: customWord({ id: word.id }) }))).toMatchObject(gone)
  server.clock.now += 600_000
  for (let i = 0; i < 2; i++) expect(await (await restore(word)).json()).toEqual(word)
  server.clock.now += 1
  expect(await failureOf(await restore(late))).toMatchObject(gone)
})

test('the limit is met with a sentence, also by many at once, and deleting makes room', async () => {
  const ann = await someone()
  await db.execute(sql`
    insert into custom_words (user_id, id, word, definition, part_of_speech, category, created_at)
    select ${ann.id}, gen_random_uuid(), 'w' || n, 'd', 'noun', 'Other', now() from generate_series(1, ${customWordLimit - 1}) n`)
  const answers = await Promise.all([1, 2, 3].map(() => ann.ask('/api/custom-words', { json: customWord() })))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  const full = await failureOf(await ann.ask('/api/custom-words', { json: customWord() }))
  expect(full).toMatchObject({ status: 409, code: 'limit_reached', message: expect.stringContaining('Delete one') })
  const { id } = (await wordsOf(ann, '?limit=1')).items[0] ?? { id: '' }
  await ann.ask(`/api/custom-words/${id}`, { method: 'DELETE' })
  await ann.addWord()
})
