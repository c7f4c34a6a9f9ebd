import { expect, test } from 'vitest'
import { failureOf, password, sessionOf, sessionWithCodeOf, testApp } from '../../test/test-app'
import { testDatabase } from '../../test/test-database'

const db = await testDatabase()

test('no secret, name or address of a person is ever logged', async () => {
  const { request, signUp, signIn, refresh, lines } = testApp(db)
  const session = await signUp('Very_private')
  await signIn('Very_private')
  await signIn('Very_private', 'Wrong1')
  const next = await sessionOf(await refresh(session.refreshToken))
  await request('/api/account/me?token=in-the-query', { token: session.accessToken, headers: { 'user-agent': 'a-browser' } })
  const recovery = { username: 'Very_private', recoveryCode: session.recoveryCode, newPassword: 'Changed2' }
  const recovered = await sessionWithCodeOf(await request('/api/account/recover', { json: recovery }))
  await failureOf(await request('/api/account/sign-up', { json: { name: 'Ann Lee', username: 'very_private', password } }))
  await request('/onboarding/very_private')
  expect(lines.length).toBeGreaterThanOrEqual(8)
  const written = lines.join('').toLowerCase()
  const secrets = [session, next, recovered].flatMap(({ accessToken, refreshToken }) => [accessToken, refreshToken])
  const codes = [session.recoveryCode, recovered.recoveryCode]
  const people = ['very_private', 'ann lee', password, 'Wrong1', 'Changed2', session.user.id, '10.0.', 'in-the-query', 'a-browser']
  for (const word of [...secrets, ...codes, ...people]) expect(written).not.toContain(word.toLowerCase())
})

test('every request is logged with its id, route, status and time', async () => {
  const { request, lines } = testApp(db)
  const answer = await request('/api/account/sign-in', { json: {} })
  const [line] = lines.map((text) => JSON.parse(text))
  expect(line).toMatchObject({
    requestId: answer.headers.get('x-request-id'),
    method: 'POST',
    route: '/api/account/sign-in',
    status: 400,
    ms: expect.any(Number),
  })
})

test('the metrics count requests by route and are shown on this machine only', async () => {
  const { request } = testApp(db)
  await request('/api/account/me')
  await request('/api/account/me')
  await request('/api/no/such/thing')
  await request('/onboarding')
  expect((await failureOf(await request('/metrics', { address: '192.0.2.1' }))).status).toBe(404)
  const forwarded = await request('/metrics', { address: '127.0.0.1', headers: { 'x-forwarded-for': '192.0.2.1' } })
  expect(forwarded.status).toBe(404)
  const answer = await request('/metrics', { address: '::1' })
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
  const text = await answer.text()
  expect(text).toContain('http_requests_total{method="GET",route="/api/account/me",status="401"} 2\n')
  expect(text).toContain('http_requests_total{method="GET",route="/api/*",status="404"} 1\n')
  expect(text).toContain('http_request_duration_seconds_bucket{method="GET",route="/api/account/me",le="+Inf"} 2\n')
  expect(text).toMatch(/process_resident_memory_bytes \d+\n/)
})
