import { describe, expect, test } from 'vitest'
import { failureOf, sessionWithCodeOf, testApp } from '../../test/test-app'
import { testDatabase } from '../../test/test-database'

const { request, signUp } = testApp(await testDatabase())
const account = { name: 'Ann Lee', password: 'Secret1' }
const asked = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization,content-type' }

const shared = (answer: Response) => [...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))

describe.each(['capacitor://localhost', 'https://localhost'])('a page of the app at %s', (origin) => {
  test('asks once whether it may ask, and is believed for two hours', async () => {
    const answer = await request('/api/custom-words', { method: 'OPTIONS', headers: { origin, ...asked } })
    expect(answer.status).toBe(204)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
      'access-control-allow-headers': 'Authorization, Content-Type',
      'access-control-max-age': '7200',
      vary: 'Origin',
    })
    expect(answer.headers.has('access-control-allow-credentials')).toBe(false)
  })

  test('may read what it is answered, also a refusal and when to try again', async () => {
    const username = `App_${origin.slice(0, 5)}`.replace(/\W/g, '')
    const made = await request('/api/account/sign-up', { json: { ...account, username }, headers: { origin } })
    const { accessToken } = await sessionWithCodeOf(made)
    for (const [path, token, status] of [
      ['/api/account/me', accessToken, 200],
      ['/api/account/me', undefined, 401],
      ['/api/nothing', undefined, 404],
    ] as const) {
      const answer = await request(path, { headers: { origin }, ...(token && { token }) })
      expect(answer.status).toBe(status)
      expect(answer.headers.get('access-control-allow-origin')).toBe(origin)
      expect(answer.headers.get('access-control-expose-headers')).toBe('Retry-After')
      expect(answer.headers.get('vary')).toBe('Origin')
    }
  })
})

test.each([
  'https://localhost.evil.example',
  'https://localhost:8443',
  'http://localhost:3001',
  'capacitor://evil',
  'CAPACITOR://localhost',
  'ionic://localhost',
  'null',
  'https://evil.example',
])('a page at %s is told nothing and changes nothing', async (origin) => {
  const { accessToken: token } = await signUp()
  const preflight = await request('/api/custom-words', { method: 'OPTIONS', headers: { origin, ...asked } })
  expect(shared(preflight)).toEqual([])
  expect(shared(await request('/api/account/me', { headers: { origin }, token }))).toEqual([])
  const written = await request('/api/learner/sync', { json: { since: 0, changes: {} }, headers: { origin }, token })
  expect(await failureOf(written)).toMatchObject({ status: 403, code: 'forbidden' })
  expect(shared(written)).toEqual([])
})

test('nothing but the API is shared', async () => {
  const answer = await request('/metrics', { headers: { origin: 'capacitor://localhost' } })
  expect(shared(answer)).toEqual([])
})
