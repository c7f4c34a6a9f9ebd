import { randomBytes } from 'node:crypto'
import { connect, createServer, type Socket } from 'node:net'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { personOn } from '../../test/own-data'
import { failureOf, freshUsername, password, testApp } from '../../test/test-app'
import { createPostgresDatabase, runOn, postgresUrl as serverUrl } from '../../test/test-database'
import { asUser } from './as-user'
import { connectPostgres, openPostgres } from './open-postgres'
import { users } from './schema/account'
import { customWords } from './schema/custom-words'

const postgresUrl = serverUrl
const silent = pino({ level: 'silent' })
const message = 'Verbena cannot reach its database right now. Please try again in a moment.'

test('while the database is down every call that needs it is a 503 with a sentence', async () => {
  const { db, close } = connectPostgres('postgres://ann:secret-word@127.0.0.1:9/verbena', silent)
  onTestFinished(close)
  const { request, signIn, refresh, lines } = testApp(db)
  for (const answer of [await signIn('ann'), await refresh('x')]) {
    expect(await failureOf(answer)).toEqual({ status: 503, code: 'unavailable', message })
  }
  expect(await failureOf(await request('/api/ready'))).toMatchObject({ status: 503, code: 'unavailable' })
  expect((await request('/api/health')).status).toBe(200)
  expect(lines.join('')).not.toContain('secret-word')
  expect(lines.filter((line) => JSON.parse(line).level > 40)).toEqual([])
})

/** A way to the database that can be cut and mended. */
async function breakableWay(to: URL) {
  const open = new Set<Socket>()
  let isCut = false
  const server = createServer((from) => {
    if (isCut) return from.destroy()
    const target = connect(Number(to.port), to.hostname)
    for (const [socket, other] of [
      [from, target],
      [target, from],
    ] as const) {
      open.add(socket)
      socket.on('error', () => other.destroy()).on('close', () => open.delete(socket) && other.destroy())
      socket.pipe(other)
    }
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  const bound = server.address()
  const url = new URL(to)
  url.port = String(typeof bound === 'object' ? bound?.port : '')
  return {
    url: url.href,
    cut() {
      isCut = true
      for (const socket of open) socket.destroy()
    },
    mend() {
      isCut = false
    },
  }
}

if (postgresUrl !== undefined) {
  test('a database that goes away again and again is used again as soon as it is back', async () => {
    const { url, drop } = await createPostgresDatabase(postgresUrl)
    const way = await breakableWay(new URL(url))
    const { db, close } = await openPostgres(way.url, silent)
    onTestFinished(async () => {
      await close()
      await drop()
    })
    const { request, signUp, signIn } = testApp(db)
    const { username } = (await signUp()).user
    const signUps = () =>
      Array.from({ length: 12 }, () => request('/api/account/sign-up', { json: { name: 'Ann', username: freshUsername(), password } }))
    for (let round = 0; round < 5; round += 1) {
      const underWay = signUps()
      await Promise.race(underWay) // some have begun their transaction, some wait for a connection
      way.cut()
      for (const answer of await Promise.all(underWay)) expect([201, 503]).toContain(answer.status)
      expect(await failureOf(await signIn(username))).toEqual({ status: 503, code: 'unavailable', message })
      expect((await request('/api/ready')).status).toBe(503)
      way.mend()
      expect((await request('/api/ready')).status).toBe(200)
      expect((await signIn(username)).status).toBe(200)
      for (const answer of await Promise.all(signUps())) expect(answer.status).toBe(201)
    }
  })

  test('servers that start at once on an empty database all get its tables', async () => {
    const { url, drop } = await createPostgresDatabase(postgresUrl)
    onTestFinished(drop)
    const opened = await Promise.all(Array.from({ length: 12 }, () => openPostgres(url, silent)))
    for (const { db, close } of opened) {
      expect(await db.$count(users)).toBe(0)
      await close()
    }
  })

  test('a user without rights on the server is told what an administrator has to grant, and then rows are kept apart', async () => {
    const { url, drop } = await createPostgresDatabase(postgresUrl)
    onTestFinished(drop)
    const name = `plain_${randomBytes(6).toString('hex')}`
    await runOn(
      url,
      `create role ${name} login password 'x'; grant create on schema public to ${name}; grant create on database ${new URL(url).pathname.slice(1)} to ${name}`,
    )
    onTestFinished(() => runOn(url, `drop owned by ${name} cascade; drop role ${name}`))
    const plain = new URL(url)
    Object.assign(plain, { username: name, password: 'x' })
    await expect(openPostgres(plain.href, silent)).rejects.toThrow(
      /run "create role verbena_learner nologin" if it is missing, then grant it/,
    )
    await runOn(
      url,
      `do $$ begin create role verbena_learner nologin; exception when duplicate_object then null; end $$; grant verbena_learner to ${name}`,
    )
    const { db, close } = await openPostgres(plain.href, silent)
    onTestFinished(close)
    const server = testApp(db)
    const [ann, bob] = [await personOn(server, db), await personOn(server, db)]
    await ann.addWord()
    await bob.addWord()
    for (const { id } of [ann, bob]) {
      expect(await asUser(db, id, (tx) => tx.select({ userId: customWords.userId }).from(customWords))).toEqual([{ userId: id }])
    }
  })
}
