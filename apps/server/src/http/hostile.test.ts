import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { customWord } from '../../test/own-data'
import { subscribe } from '../../test/subscribe'
import { failureOf, password, testApp } from '../../test/test-app'
import { testDatabase } from '../../test/test-database'

/** As many as may be waited for at every change; `npm test` sends more, to PostgreSQL. */
const requests = Number(process.env.HOSTILE_REQUESTS ?? 4_500)
const runs = { anything: Math.ceil((requests * 2) / 3), oneField: Math.ceil(requests / 3) }
const patienceMs = 60_000 + requests * 20

const db = await testDatabase()
const speech = { find: async () => undefined, make: async () => Buffer.from('sound') }
const { app, request, signUp, lines } = testApp(db, { speech })
const victim = await signUp('Victim')
const attacker = await signUp('Attacker')
for (const { user } of [victim, attacker]) await subscribe(db, user.id, 'yearly')
const theirWord = customWord({ word: 'victimword' })
const theirCollection = { id: randomUUID(), name: 'victimcollection', description: null }
for (const [path, json] of Object.entries({ 'custom-words': theirWord, collections: theirCollection })) {
  expect((await request(`/api/${path}`, { json, token: victim.accessToken })).status).toBe(201)
}

/** Every handler of a route is an entry of the table; those for all methods are around the routes. */
const routes = [...new Set(app.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`))]

/** Where a route leads with ids that exist and are somebody else's. */
function addressOf(route: string): string {
  const id = route.includes('/collections/') ? theirCollection.id : theirWord.id
  return route.replace(/^\S+ /, '').replace(':id', id).replace(':wordId', 'calm')
}

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
const fields = [
  'name',
  'username',
  'password',
  'refreshToken',
  'everywhere',
  'currentPassword',
  'newPassword',
  'recoveryCode',
  'confirmation',
  'id',
  'word_id',
  'word',
  'definition',
  'category',
  'description',
  '__proto__',
]
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
    'stripe-signature': headerText,
    'content-length': fc.constantFrom('0', '1', '99999999', 'x'),
  },
  { requiredKeys: ['content-type'] },
)
const path = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...routes.map(addressOf)) },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.constantFrom(...routes), whole).map(([route, odd]) => addressOf(route.replace(/:\w+/, encodeURIComponent(odd)))),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom('limit', 'before', 'q'), whole, fc.constantFrom('custom-words', 'collections'))
      .map(([name, odd, list]) => `/api/${list}?${name}=${encodeURIComponent(odd)}`),
  },
  fc.webPath(),
  whole.map((given) => `/api/${encodeURIComponent(given)}`),
  whole.map((given) => `/assets/${given}`),
)
const method = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('GET', 'POST', 'PATCH', 'DELETE') },
  fc.constantFrom('HEAD', 'PUT', 'OPTIONS', 'PROPFIND', 'get'),
)

test('the table lists every route', () => {
  expect(routes.sort()).toEqual([
    'DELETE /api/collections/:id',
    'DELETE /api/collections/:id/words/:wordId',
    'DELETE /api/custom-words/:id',
    'GET /.well-known/apple-app-site-association',
    'GET /.well-known/assetlinks.json',
    'GET /api/account/export',
    'GET /api/account/me',
    'GET /api/collections',
    'GET /api/collections/:id',
    'GET /api/collections/:id/words',
    'GET /api/collections/count',
    'GET /api/collections/with-word/:wordId',
    'GET /api/custom-words',
    'GET /api/custom-words/:id',
    'GET /api/custom-words/count',
    'GET /api/functions/plans',
    'GET /api/health',
    'GET /api/profile',
    'GET /api/ready',
    'GET /api/sandbox/checkout/:id',
    'GET /api/sandbox/portal/:id',
    'GET /api/sandbox/portal/:id/:action',
    'GET /api/sandbox/style.css',
    'GET /metrics',
    'PATCH /api/collections/:id',
    'PATCH /api/custom-words/:id',
    'POST /api/account/delete',
    'POST /api/account/password',
    'POST /api/account/recover',
    'POST /api/account/refresh',
    'POST /api/account/sign-in',
    'POST /api/account/sign-out',
    'POST /api/account/sign-up',
    'POST /api/collections',
    'POST /api/collections/:id/restore',
    'POST /api/collections/:id/words',
    'POST /api/custom-words',
    'POST /api/custom-words/:id/restore',
    'POST /api/functions/check-subscription',
    'POST /api/functions/create-checkout',
    'POST /api/functions/customer-portal',
    'POST /api/functions/text-to-speech',
    'POST /api/learner/sync',
    'POST /api/sandbox/checkout/:id',
    'POST /api/sandbox/portal/:id/:action',
    'POST /api/webhooks/stripe',
  ])
})

test(
  'nothing that is sent to any route breaks it, finds another’s data or is answered in another shape',
  async () => {
    await fc.assert(
      fc.asyncProperty(method, path, headers, body, async (verb, at, given, sent) => {
        const hasBody = sent !== undefined && !['GET', 'HEAD', 'get'].includes(verb)
        const answer = await request(at, { method: verb, headers: given, ...(hasBody && { body: sent }) })
        expect(answer.status).toBeLessThan(500)
        const answered = await answer.clone().text()
        for (const secret of [victim.user.id, victim.accessToken, victim.recoveryCode, theirWord.word, theirCollection.name])
          expect(answered).not.toContain(secret)
        if (answer.status >= 400 && verb.toUpperCase() !== 'HEAD') await failureOf(answer)
      }),
      { numRuns: runs.anything },
    )
    expect(lines.filter((line) => JSON.parse(line).level >= 50)).toEqual([])
  },
  patienceMs,
)

const collection = { id: randomUUID(), name: 'Sea', description: 'Salt' }
const { id: ownWordId, ...wordForm } = customWord({ example: 'Such hygge.' })
const rightBodies: Record<string, Record<string, unknown>> = {
  'PATCH /api/collections/:id': { name: 'Sea', description: 'Salt' },
  'PATCH /api/custom-words/:id': wordForm,
  'POST /api/account/delete': { password: 'Wrong1', confirmation: 'Attacker' },
  'POST /api/account/sign-up': { name: 'Ann Lee', username: 'Ann_lee', password },
  'POST /api/account/sign-in': { username: 'Attacker', password },
  'POST /api/account/refresh': { refreshToken: attacker.refreshToken },
  'POST /api/account/sign-out': { refreshToken: attacker.refreshToken, everywhere: false },
  'POST /api/account/password': { currentPassword: password, newPassword: password },
  'POST /api/account/recover': { username: 'Attacker', recoveryCode: attacker.recoveryCode, newPassword: password },
  'POST /api/collections': collection,
  'POST /api/collections/:id/words': { word_id: 'calm' },
  'POST /api/custom-words': { id: ownWordId, ...wordForm },
  'POST /api/learner/sync': { since: 0, changes: { marks: { favorite: ['calm 1 5'] }, reviews: [] } },
  'POST /api/functions/create-checkout': { priceId: 'price_sandbox_monthly' },
  'POST /api/functions/text-to-speech': { text: 'calm', voiceId: 'uk-female' },
}
const withoutBody = [
  'POST /api/collections/:id/restore',
  'POST /api/custom-words/:id/restore',
  'POST /api/functions/check-subscription',
  'POST /api/functions/customer-portal',
  'POST /api/sandbox/checkout/:id',
  'POST /api/sandbox/portal/:id/:action',
  'POST /api/webhooks/stripe',
]

test(
  'a body that is right but for one field breaks nothing either',
  async () => {
    expect([...Object.keys(rightBodies), ...withoutBody].sort()).toEqual(routes.filter((route) => /^(POST|PATCH)/.test(route)).sort())
    const own: Record<string, string> = { 'custom-words': ownWordId, collections: collection.id }
    for (const [path, id] of Object.entries(own)) {
      const json = rightBodies[`POST /api/${path}`]
      expect((await request(`/api/${path}`, { json, token: attacker.accessToken })).status, id).toBe(201)
    }
    const oneField = fc.constantFrom(
      ...Object.entries(rightBodies).flatMap(([route, right]) => Object.keys(right).map((field) => ({ route, right, field }))),
    )
    const oddText = fc.constantFrom('\0', '\ud800', '\u202e', '\u{1f600}', "'", '"', '\\', '%', '\n', 'ß', 'İ').map((odd) => `Ab1${odd}`)
    await fc.assert(
      fc.asyncProperty(oneField, fc.oneof(value, oddText), async ({ route, right, field }, odd) => {
        const [method = '', list = ''] = route.replace(/\/api\//, '').split(/[ /]/)
        const path = route.replace(/^\S+ /, '').replace(':id', own[list] ?? '')
        const answer = await request(path, { method, json: { ...right, [field]: odd }, token: attacker.accessToken })
        expect(answer.status).toBeLessThan(500)
        if (answer.status >= 400) await failureOf(answer)
      }),
      { numRuns: runs.oneField },
    )
    expect(lines.filter((line) => JSON.parse(line).level >= 50)).toEqual([])
  },
  patienceMs,
)
