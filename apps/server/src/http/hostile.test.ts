import fc from 'fast-check'
import { expect, test } from 'vitest'
import { failureOf, password, testApp } from '../../test/test-app'
import { testDatabase } from '../../test/test-database'

const db = await testDatabase()
const { app, request, signUp, lines } = testApp(db)
const victim = await signUp('Victim')
const attacker = await signUp('Attacker')

/** Every handler of a route is an entry of the table; those for all methods are around the routes. */
const routes = [...new Set(app.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`))]

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('', '\0', "' or 1=1 --", '../../etc/passwd', '%00', '\ud800', 'Victim', password, 'x'.repeat(5000), '__proto__'),
)
const whole = text.map((given) => given.replace(/\p{Surrogate}/gu, ''))
const value = fc.oneof(
  { weight: 3, arbitrary: text },
  fc.jsonValue(),
  fc.constantFrom(victim.refreshToken.slice(1), victim.accessToken, null, true, -1, 1e308, [], {}),
)
const fields = ['name', 'username', 'password', 'refreshToken', 'everywhere', 'currentPassword', 'newPassword', 'recoveryCode', '__proto__']
const body = fc.oneof(
  { weight: 3, arbitrary: fc.dictionary(fc.constantFrom(...fields), value).map((entries) => JSON.stringify(entries)) },
  fc.json(),
  text,
  fc.constant(undefined),
)
const headerText = text.map((given) => given.replace(/[^\x20-\x7e\xa0-\xff]/g, ''))
const headers = fc.record(
  {
    'content-type': fc.oneof({ weight: 4, arbitrary: fc.constant('application/json') }, headerText),
    authorization: fc.oneof(
      fc.constant(`Bearer ${attacker.accessToken}`),
      headerText,
      headerText.map((token) => `Bearer ${token}`),
    ),
    origin: fc.oneof({ weight: 4, arbitrary: fc.constant('http://localhost') }, headerText),
    'x-forwarded-for': headerText,
    'accept-encoding': headerText,
    'if-none-match': headerText,
    'content-length': fc.constantFrom('0', '1', '99999999', 'x'),
  },
  { requiredKeys: ['content-type'] },
)
const path = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...routes.map((route) => route.replace(/^\S+ /, ''))) },
  fc.webPath(),
  whole.map((given) => `/api/${encodeURIComponent(given)}`),
  whole.map((given) => `/assets/${given}`),
)
const method = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('GET', 'POST') },
  fc.constantFrom('HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'get'),
)

test('the table lists every route', () => {
  expect(routes.sort()).toEqual([
    'GET /api/account/me',
    'GET /api/health',
    'GET /api/ready',
    'GET /metrics',
    'POST /api/account/password',
    'POST /api/account/recover',
    'POST /api/account/refresh',
    'POST /api/account/sign-in',
    'POST /api/account/sign-out',
    'POST /api/account/sign-up',
  ])
})

test('nothing that is sent to any route breaks it, finds another’s data or is answered in another shape', async () => {
  await fc.assert(
    fc.asyncProperty(method, path, headers, body, async (verb, at, given, sent) => {
      const hasBody = sent !== undefined && !['GET', 'HEAD', 'get'].includes(verb)
      const answer = await request(at, { method: verb, headers: given, ...(hasBody && { body: sent }) })
      expect(answer.status).toBeLessThan(500)
      const answered = await answer.clone().text()
      for (const secret of [victim.user.id, victim.accessToken, victim.recoveryCode]) expect(answered).not.toContain(secret)
      if (answer.status >= 400 && verb.toUpperCase() !== 'HEAD') await failureOf(answer)
    }),
    { numRuns: 3000 },
  )
  expect(lines.filter((line) => JSON.parse(line).level >= 50)).toEqual([])
}, 60_000)

const rightBodies: Record<string, Record<string, unknown>> = {
  '/api/account/sign-up': { name: 'Ann Lee', username: 'Ann_lee', password },
  '/api/account/sign-in': { username: 'Attacker', password },
  '/api/account/refresh': { refreshToken: attacker.refreshToken },
  '/api/account/sign-out': { refreshToken: attacker.refreshToken, everywhere: false },
  '/api/account/password': { currentPassword: password, newPassword: password },
  '/api/account/recover': { username: 'Attacker', recoveryCode: attacker.recoveryCode, newPassword: password },
}

test('a body that is right but for one field breaks nothing either', async () => {
  expect(
    Object.keys(rightBodies)
      .map((at) => `POST ${at}`)
      .sort(),
  ).toEqual(routes.filter((route) => route.startsWith('POST')).sort())
  const oneField = fc.constantFrom(
    ...Object.entries(rightBodies).flatMap(([at, right]) => Object.keys(right).map((field) => ({ at, right, field }))),
  )
  const oddText = fc.constantFrom('\0', '\ud800', '\u202e', '\u{1f600}', "'", '"', '\\', '%', '\n', 'ß', 'İ').map((odd) => `Ab1${odd}`)
  await fc.assert(
    fc.asyncProperty(oneField, fc.oneof(value, oddText), async ({ at, right, field }, odd) => {
      const answer = await request(at, { json: { ...right, [field]: odd }, token: attacker.accessToken })
      expect(answer.status).toBeLessThan(500)
      if (answer.status >= 400) await failureOf(answer)
    }),
    { numRuns: 1500 },
  )
  expect(lines.filter((line) => JSON.parse(line).level >= 50)).toEqual([])
}, 60_000)
