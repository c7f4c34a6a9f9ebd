import { accountDeletedSchema, accountExportSchema } from '@verbena/core/account/own-account'
import { AppError } from '@verbena/core/base/app-error'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { customWord, personOn } from '../../../test/own-data'
import { subscribe } from '../../../test/subscribe'
import { failureOf, password, testApp } from '../../../test/test-app'
import { testDatabase } from '../../../test/test-database'
import { createBilling } from '../../providers/billing/billing'
import { createSandbox } from '../../providers/billing/sandbox/sandbox-provider'

const db = await testDatabase()
const server = testApp(db)

/** Someone with rows in every table, some of them deleted and still to be restored. */
async function settler(on = server) {
  const person = await personOn(on, db)
  const [word, gone] = [await person.addWord({ example: 'Such hygge.' }), await person.addWord()]
  const [collection, empty] = [await person.addCollection({ description: 'Salt' }), await person.addCollection()]
  await person.addToCollection(collection.id, 'calm')
  on.clock.now += 1
  await person.addToCollection(collection.id, `own-${word.id}`)
  await person.ask(`/api/custom-words/${gone.id}`, { method: 'DELETE' })
  const remove = (json: Record<string, unknown>) => person.ask('/api/account/delete', { json })
  return { ...person, word, collection, empty, remove, confirmed: { password, confirmation: person.session.user.username } }
}

const countsSchema = v.object({ rows: v.array(v.object({ count: v.number() })) })

/** In how many rows of how many tables a person appears. */
async function tracesOf(userId: string) {
  const named = v.object({ rows: v.array(v.object({ name: v.string() })) })
  const { rows } = v.parse(
    named,
    await db.execute(
      sql`select table_name as name from information_schema.columns where column_name = 'user_id' and table_schema = 'public'`,
    ),
  )
  const traces = new Map<string, number>()
  for (const { name } of [...rows, { name: 'users' }]) {
    const key = sql.raw(name === 'users' ? 'id' : 'user_id')
    const found = await db.execute(sql`select count(*)::int as count from ${sql.raw(name)} where ${key} = ${userId}`)
    const count = v.parse(countsSchema, found).rows[0]?.count ?? 0
    if (count > 0) traces.set(name, count)
  }
  return traces
}

test('the profile is one’s own', async () => {
  const [ann, bob] = [await settler(), await settler()]
  for (const { ask, session } of [ann, bob]) {
    const { username, email } = session.user
    expect(await (await ask('/api/profile')).json()).toEqual({ username, email })
  }
  expect(await failureOf(await server.request('/api/profile'))).toMatchObject({ status: 401 })
})

test('the export holds everything that is one’s own, and nothing that opens the account', async () => {
  const [ann, bob] = [await settler(), await settler()]
  const answer = await ann.ask('/api/account/export')
  const text = await answer.clone().text()
  const exported = v.parse(v.strictObject(accountExportSchema.entries), await answer.json())
  const { name, username, email } = ann.session.user
  expect(exported.profile).toEqual({ name, username, email, created_at: expect.any(String) })
  expect(exported.subscription).toMatchObject({ plan: 'yearly', status: 'active', cancel_at_period_end: true })
  expect(exported.custom_words).toEqual([ann.word])
  const words = [`own-${ann.word.id}`, 'calm'].map((word_id) => ({ word_id, added_at: expect.any(String) }))
  const { word_count: _, ...collection } = ann.collection
  expect(exported.collections.find(({ id }) => id === collection.id)).toEqual({ ...collection, words })
  expect(exported.collections.find(({ id }) => id === ann.empty.id)?.words).toEqual([])
  expect(exported.collections).toHaveLength(2)
  for (const secret of ['argon2', ann.session.refreshToken, ann.session.accessToken, bob.id, bob.word.id])
    expect(text).not.toContain(secret)
})

test('who no longer pays still exports everything', async () => {
  const ann = await settler()
  const own = async () => v.parse(accountExportSchema, await (await ann.ask('/api/account/export')).json())
  const before = await own()
  await subscribe(db, ann.id, 'yearly', new Date(server.clock.now))
  expect(await own()).toMatchObject({ custom_words: before.custom_words, collections: before.collections })
})

test('exporting again and again is met with a wait', async () => {
  const ann = await settler()
  const statuses = []
  for (let i = 0; i < 11; i++) statuses.push((await ann.ask('/api/account/export')).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
})

test('deleting ends the subscription, removes every row of the person and no other, and signs them out everywhere', async () => {
  const [ann, bob] = [await settler(), await settler()]
  const before = await tracesOf(bob.id)
  expect([...before.keys()]).toEqual(expect.arrayContaining(['users', 'profiles', 'custom_words', 'collections', 'collection_words']))
  const answer = await ann.remove({ ...ann.confirmed, confirmation: ` ${ann.confirmed.confirmation.toUpperCase()} ` })
  expect(answer.status).toBe(200)
  expect(v.parse(v.strictObject(accountDeletedSchema.entries), await answer.json())).toEqual({ subscription_canceled: true })
  expect(await tracesOf(ann.id)).toEqual(new Map())
  expect(await tracesOf(bob.id)).toEqual(before)
  expect(await server.isSignedIn(ann.session)).toBe(false)
  expect((await server.refresh(ann.session.refreshToken)).status).toBe(401)
  expect((await server.signIn(ann.session.user.username)).status).toBe(401)
  await server.signUp(ann.session.user.username)
})

test('deleting needs the password and the person’s own username, and otherwise changes nothing', async () => {
  const [ann, bob] = [await settler(), await settler()]
  const before = await tracesOf(ann.id)
  const wrong = await failureOf(await ann.remove({ ...ann.confirmed, password: 'Wrong1' }))
  expect(wrong).toMatchObject({ status: 401, code: 'invalid_credentials', message: 'Your current password is not right' })
  const message = 'Type your own username to delete your account'
  const other = await failureOf(await ann.remove({ ...ann.confirmed, confirmation: bob.confirmed.confirmation }))
  expect(other).toMatchObject({ status: 400, code: 'invalid_input', message, issues: [{ path: 'confirmation', message }] })
  expect(await failureOf(await ann.remove({ password, confirmation: '' }))).toMatchObject({ message: 'Type your username to confirm' })
  expect(await failureOf(await server.request('/api/account/delete', { json: ann.confirmed }))).toMatchObject({ status: 401 })
  expect(await tracesOf(ann.id)).toEqual(before)
  const tries = []
  for (let i = 0; i < 9; i++) tries.push((await ann.remove({ ...ann.confirmed, password: 'Wrong1' })).status)
  expect(tries.at(-1)).toBe(429)
})

/** The server with payments that end a subscription as told. */
function serverWithPayments(cancelFor: (userId: string) => Promise<{ canceled: boolean }>) {
  const now = () => new Date(server.clock.now)
  const sandbox = createSandbox(db, now)
  return testApp(db, { payments: { billing: { ...createBilling(db, sandbox, now), cancelFor }, sandbox } })
}

test('what is paid for is ended before anything is removed, and the answer says so', async () => {
  const paying: boolean[] = []
  const withPayments = serverWithPayments(async (userId) => {
    paying.push((await tracesOf(userId)).has('users'))
    return { canceled: true }
  })
  const ann = await settler(withPayments)
  expect(await (await ann.remove(ann.confirmed)).json()).toEqual({ subscription_canceled: true })
  expect(paying).toEqual([true])
})

test('of someone who never paid nothing is ended', async () => {
  const bob = await personOn(server, db, { isSubscriber: false })
  const answer = await bob.ask('/api/account/delete', { json: { password, confirmation: bob.session.user.username } })
  expect(await answer.json()).toEqual({ subscription_canceled: false })
  expect(await tracesOf(bob.id)).toEqual(new Map())
})

test('while payments cannot be reached nothing is removed', async () => {
  const withPayments = serverWithPayments(async () => {
    throw new AppError('unavailable', 'Payments cannot be reached right now. Please try again in a moment.')
  })
  const ann = await settler(withPayments)
  expect(await failureOf(await ann.remove(ann.confirmed))).toMatchObject({ status: 503, code: 'unavailable' })
  expect((await tracesOf(ann.id)).get('custom_words')).toBe(2)
})

test('what another process still sends for a deleted account is refused, not stored', async () => {
  const ann = await settler()
  const other = testApp(db)
  const late = (json: unknown, path: string) => other.request(path, { json, token: ann.session.accessToken })
  expect(await other.isSignedIn(ann.session)).toBe(true)
  await ann.remove(ann.confirmed)
  const again = { status: 401, code: 'unauthorized' }
  expect(await failureOf(await late({ id: customWord().id, name: 'Late' }, '/api/collections'))).toMatchObject(again)
  expect(await failureOf(await other.request('/api/profile', { token: ann.session.accessToken }))).toMatchObject(again)
  expect(await failureOf(await other.request('/api/account/export', { token: ann.session.accessToken }))).toMatchObject(again)
  expect(await tracesOf(ann.id)).toEqual(new Map())
})
