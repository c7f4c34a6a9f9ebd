import { AppError } from '@verbena/core/base/app-error'
import { Hono } from 'hono'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { failureOf, password, testApp } from '../../test/test-app'
import { testDatabase } from '../../test/test-database'
import { bodyLimitBytes } from './body-limit'
import { createErrorHandler } from './errors'

const db = await testDatabase()
const { request } = testApp(db)
const signIn = '/api/account/sign-in'

describe('a body', () => {
  test.each(['', '{', '{"username":', 'nonsense', '\u0000'])('of %j is not JSON', async (body) => {
    const answer = await request(signIn, { body, headers: { 'content-type': 'application/json' } })
    expect(await failureOf(answer)).toEqual({ status: 400, code: 'invalid_input', message: 'The request body is not valid JSON.' })
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/ld+json', ''])('sent as %j is refused', async (type) => {
    const json = { username: 'ann', password }
    const answer = await request(signIn, { json, headers: { 'content-type': type } })
    expect(await failureOf(answer)).toMatchObject({ status: 400, code: 'invalid_input', message: expect.stringContaining('as JSON') })
  })

  test('may say its character set', async () => {
    const headers = { 'content-type': 'application/json; charset=utf-8' }
    expect((await request(signIn, { json: { username: 'ann', password }, headers })).status).toBe(401)
  })

  test('larger than the limit is refused, whether it says its size or not', async () => {
    const json = { username: 'ann', password: 'x'.repeat(bodyLimitBytes) }
    const body = JSON.stringify(json)
    for (const headers of [{ 'content-length': String(body.length) }, { 'transfer-encoding': 'chunked' }]) {
      const answer = await request(signIn, { json, headers })
      expect(await failureOf(answer)).toMatchObject({ status: 413, code: 'payload_too_large', message: expect.stringContaining('64 KiB') })
    }
  })

  test('with a character no database keeps is refused', async () => {
    const json = { name: 'A\u0000nn', username: 'null_ann', password }
    expect(await failureOf(await request('/api/account/sign-up', { json }))).toMatchObject({ status: 400, code: 'invalid_input' })
  })
})

describe('an address', () => {
  test.each(['/api', '/api/', '/api/nothing', '/api/account', '/api/account/me/more'])('%s is not there', async (path) => {
    expect(await failureOf(await request(path))).toMatchObject({ status: 404, code: 'not_found' })
  })

  test.each([
    ['GET', signIn, 'POST'],
    ['DELETE', '/api/account/me', 'GET, HEAD'],
    ['POST', '/api/health', 'GET, HEAD'],
    ['POST', '/onboarding', 'GET, HEAD'],
  ])('does not take %s on %s', async (method, path, allow) => {
    const answer = await request(path, { method })
    expect(answer.headers.get('allow')).toBe(allow)
    expect(await failureOf(answer)).toMatchObject({ status: 405, code: 'method_not_allowed' })
  })
})

describe('another site', () => {
  const json = { username: 'ann', password }
  test.each([
    ['https://evil.example', 403],
    ['null', 403],
    ['nonsense', 403],
    ['http://localhost:81', 403],
    ['http://localhost', 401],
    ['https://words.example', 401],
  ])('that says it is %s gets %i', async (origin, status) => {
    const app = testApp(db, { publicUrl: new URL('https://words.example') })
    expect((await failureOf(await app.request(signIn, { json, headers: { origin } }))).status).toBe(status)
  })

  test('may still read', async () => {
    expect((await request('/api/health', { headers: { origin: 'https://evil.example' } })).status).toBe(200)
  })
})

describe('a failure', () => {
  const lines: string[] = []
  const log = pino({}, { write: (line) => lines.push(line) })
  const secret = 'hunter2'
  const app = new Hono()
    .get('/surprise', () => {
      throw new TypeError('x is not a function', { cause: new Error('deeper') })
    })
    .get('/query', () => {
      const cause = Object.assign(new Error(`invalid input: ${secret}`), { severity: 'ERROR', code: '22P02', detail: secret })
      throw Object.assign(new Error(`Failed query ${secret}`, { cause }), { query: 'select $1', params: [secret] })
    })
    .get('/expected', () => {
      throw new AppError('premium_required', 'This is part of Premium.')
    })
  app.onError(createErrorHandler(log))

  test('nobody expected is a 500 that says nothing of the inside, logged once with its cause', async () => {
    lines.length = 0
    const failure = await failureOf(await app.request('/surprise'))
    expect(failure).toEqual({ status: 500, code: 'internal', message: 'Something went wrong on our side. Please try again.' })
    expect(lines).toHaveLength(1)
    const { error } = JSON.parse(lines.join(''))
    expect(error).toMatchObject({ name: 'TypeError', message: 'x is not a function', cause: { message: 'deeper' } })
  })

  test('of a query is logged without the values it was asked with', async () => {
    lines.length = 0
    expect((await failureOf(await app.request('/query'))).status).toBe(500)
    expect(lines.join('')).not.toContain(secret)
    expect(JSON.parse(lines.join('')).error).toMatchObject({ query: 'select $1', cause: { code: '22P02' } })
  })

  test('that was expected is not logged', async () => {
    lines.length = 0
    expect(await failureOf(await app.request('/expected'))).toMatchObject({ status: 403, code: 'premium_required' })
    expect(lines).toEqual([])
  })
})
