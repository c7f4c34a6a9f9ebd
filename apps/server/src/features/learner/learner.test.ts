import { randomUUID } from 'node:crypto'
import { accountExportSchema } from '@verbena/core/account/own-account'
import { copyOf, type Entry, emptyCopy, mergeCopies } from '@verbena/core/sync/copy'
import { accountLimits, syncAnswer } from '@verbena/core/sync/exchange'
import { type Packed, pack, unpack } from '@verbena/core/sync/packed'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { interceptQueries } from '../../../test/queries'
import { failureOf, password, testApp } from '../../../test/test-app'
import { testDatabase } from '../../../test/test-database'

const db = await testDatabase()
const { request, signUp } = testApp(db)

async function learner() {
  const { accessToken: token, user } = await signUp()
  const send = (json: unknown) => request('/api/learner/sync', { json, token })
  async function sync(changes: Packed = {}, since = 0) {
    const answer = await send({ since, changes })
    expect(answer.status).toBe(200)
    return v.parse(syncAnswer, await answer.json())
  }
  return { token, user, send, sync }
}

const at = 1_772_000_000_000
const answers = (count: number) =>
  Array.from({ length: count }, (_, n): Entry => {
    const id = randomUUID()
    return {
      part: 'reviews',
      key: id,
      value: { id, wordId: `word${n % 40}`, grade: 'right', mode: 'feed', at: at + n * 9000, day: '2026-03-02' },
    }
  })

test('what one device changed another hears, and nobody hears it twice', async () => {
  const { sync } = await learner()
  const phone = await sync({ marks: { favorite: [`calm 1 ${at}`] }, days: { learned: ['2026-03-02'] } })
  expect(phone).toEqual({ revision: 1, more: false, changes: {} })
  const tablet = await sync({ settings: { dailyGoal: { value: 15, at } } })
  expect(tablet.changes).toEqual({ marks: { favorite: [`calm 1 ${at}`] }, days: { learned: ['2026-03-02'] } })
  expect(await sync({}, phone.revision)).toEqual({ revision: 2, more: false, changes: { settings: { dailyGoal: { value: 15, at } } } })
  expect(await sync({}, 2)).toEqual({ revision: 2, more: false, changes: {} })
})

test('the later wish wins, and who brings the older one is told', async () => {
  const { sync } = await learner()
  await sync({ marks: { saved: ['calm 1 20'] } })
  expect((await sync({ marks: { saved: ['calm 0 10'] } }, 1)).changes).toEqual({ marks: { saved: ['calm 1 20'] } })
  await sync({ marks: { saved: ['calm 0 30'] } }, 1)
  expect((await sync()).changes).toEqual({ marks: { saved: ['calm 0 30'] } })
})

test('the same request again changes nothing, and no answer is doubled', async () => {
  const { sync } = await learner()
  const changes = pack(answers(30))
  const first = await sync(changes)
  await sync(changes)
  const all = await sync()
  expect(unpack(all.changes)).toHaveLength(30)
  expect((await sync({}, first.revision)).changes).toEqual({})
})

test('much that is new comes in pages that lose nothing', async () => {
  const { sync } = await learner()
  let sent = emptyCopy()
  for (let page = 0; page < 5; page++) {
    const entries = answers(900)
    sent = mergeCopies(sent, copyOf(entries))
    await sync(pack(entries))
  }
  let heard = emptyCopy()
  let since = 0
  let pages = 0
  for (let more = true; more; pages++) {
    const answer = await sync({}, since)
    expect(answer.revision).toBeGreaterThan(since)
    heard = mergeCopies(heard, copyOf(unpack(answer.changes)))
    ;({ revision: since, more } = answer)
  }
  expect(pages).toBe(3)
  expect(heard).toEqual(sent)
})

test('a day of learning takes four statements', async () => {
  const { sync } = await learner()
  await sync(pack(answers(50)))
  let statements = 0
  interceptQueries((query) => {
    if (!/"(sessions|users)"|^(begin|commit)/.test(query.sql)) statements++
    return query
  })
  const marks = Array.from({ length: 20 }, (_, n) => `word${n} 1 ${n === 0 ? at : 5000}`)
  await sync({ ...pack(answers(50)), marks: { favorite: marks } }, 1)
  expect(statements).toBeLessThanOrEqual(4)
})

test.each([
  ['since', { since: -1, changes: {} }],
  ['a mark that is none', { since: 0, changes: { marks: { favorite: ['calm maybe 1'] } } }],
  ['a day that never was', { since: 0, changes: { days: { learned: ['2025-02-30'] } } }],
  ['a moment past all time', { since: 0, changes: { marks: { saved: ['calm 1 9999999999999999'] } } }],
  ['a setting out of range', { since: 0, changes: { settings: { dailyGoal: { value: 1e9, at: 1 } } } }],
  ['a part of another app', { since: 0, changes: { dreams: [] } }],
  ['too many at once', { since: 0, changes: pack(answers(1001)) }],
])('%s is refused as a whole', async (_, json) => {
  const { send, sync } = await learner()
  expect(await failureOf(await send(json))).toMatchObject({ status: 400, code: 'invalid_input' })
  expect((await sync()).changes).toEqual({})
})

test('an account that is full says so and keeps what it has', async () => {
  const { send, sync, user } = await learner()
  await sync(pack(answers(3)))
  await db.execute(sql`update learner_revisions set reviews = ${accountLimits.reviews} where user_id = ${user.id}`)
  expect(await failureOf(await send({ since: 0, changes: pack(answers(1)) }))).toMatchObject({ code: 'limit_reached' })
  await sync({ marks: { favorite: ['calm 1 1'] } })
  expect(unpack((await sync()).changes)).toHaveLength(4)
})

test('devices that sync at once leave nothing out', async () => {
  const { sync } = await learner()
  const given = Array.from({ length: 12 }, () => answers(5))
  await Promise.all(given.map((each) => sync(pack(each))))
  expect(copyOf(unpack((await sync()).changes))).toEqual(copyOf(given.flat()))
})

test('nobody syncs without signing in', async () => {
  expect((await request('/api/learner/sync', { json: { since: 0, changes: {} } })).status).toBe(401)
})

test('the record is in the account’s copy, and goes with the account', async () => {
  const { sync, token, user } = await learner()
  await sync({ marks: { favorite: ['calm 1 5'] }, views: ['calm 1 2 3'], ...pack(answers(2)) })
  const { learner: exported } = v.parse(accountExportSchema, await (await request('/api/account/export', { token })).json())
  expect(exported).toMatchObject({
    record: { marks: { favorite: { calm: { on: true, at: 5 } } } },
    views: { calm: { first: 1, last: 3, count: 3 } },
  })
  expect(Object.keys(exported.reviews)).toHaveLength(2)
  const json = { password, confirmation: user.username }
  expect((await request('/api/account/delete', { json, token })).status).toBe(200)
  for (const table of ['learner_entries', 'learner_revisions']) {
    expect(await db.execute(sql.raw(`select 1 from ${table} where user_id = '${user.id}'`))).toMatchObject({ rows: [] })
  }
})
