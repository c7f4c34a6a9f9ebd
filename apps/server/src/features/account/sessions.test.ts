import { expect, test } from 'vitest'
import { failureOf, sessionOf, testApp } from '../../../test/test-app'
import { testDatabase } from '../../../test/test-database'

const db = await testDatabase()
const day = 24 * 60 * 60 * 1000

test('a refresh token is traded for a new session and never the same token', async () => {
  const { signUp, refresh, isSignedIn, clock } = testApp(db)
  const first = await signUp()
  clock.now += 14 * 60_000
  const second = await sessionOf(await refresh(first.refreshToken))
  expect(second.user).toEqual(first.user)
  expect(second.refreshToken).not.toBe(first.refreshToken)
  expect(second.expiresAt).toBe(clock.now / 1000 + 900)
  expect(await isSignedIn(second)).toBe(true)
})

test('two tabs that refresh at once both go on', async () => {
  const { signUp, refresh, clock } = testApp(db)
  const { refreshToken } = await signUp()
  const [one, other] = await Promise.all([refresh(refreshToken), refresh(refreshToken)])
  const [a, b] = [await sessionOf(one), await sessionOf(other)]
  expect(a.refreshToken).not.toBe(b.refreshToken)
  clock.now += 10_000
  const late = await sessionOf(await refresh(refreshToken))
  expect((await refresh(late.refreshToken)).status).toBe(200)
})

test('a token used again after the grace ends the whole family', async () => {
  const { signUp, refresh, isSignedIn, clock } = testApp(db)
  const stolen = await signUp()
  const honest = await sessionOf(await refresh(stolen.refreshToken))
  clock.now += 10_001
  expect(await failureOf(await refresh(stolen.refreshToken))).toMatchObject({ status: 401, code: 'unauthorized' })
  expect((await refresh(honest.refreshToken)).status).toBe(401)
  expect(await isSignedIn(honest)).toBe(false)
})

test('a thief who refreshed within the grace is found out by the next refresh of either side', async () => {
  const { signUp, refresh, clock } = testApp(db)
  const { refreshToken } = await signUp()
  const honest = await sessionOf(await refresh(refreshToken))
  const thief = await sessionOf(await refresh(refreshToken))
  clock.now += 14 * 60_000
  const next = await sessionOf(await refresh(honest.refreshToken))
  clock.now += 14 * 60_000
  expect((await refresh(thief.refreshToken)).status).toBe(401)
  expect((await refresh(next.refreshToken)).status).toBe(401)
})

test('a family does not touch the user’s other sessions or other users', async () => {
  const { signUp, signIn, refresh, clock } = testApp(db)
  const stranger = await signUp()
  const first = await signUp()
  const second = await sessionOf(await signIn(first.user.username))
  await refresh(first.refreshToken)
  clock.now += 11_000
  await refresh(first.refreshToken)
  expect((await refresh(second.refreshToken)).status).toBe(200)
  expect((await refresh(stranger.refreshToken)).status).toBe(200)
})

test('a session lives for thirty days after its last refresh', async () => {
  const { signUp, refresh, clock } = testApp(db)
  const first = await signUp()
  clock.now += 30 * day - 1
  const second = await sessionOf(await refresh(first.refreshToken))
  clock.now += 30 * day
  expect((await refresh(second.refreshToken)).status).toBe(401)
})

test('signing out ends that session alone, at once, and may be repeated', async () => {
  const { request, signUp, signIn, refresh, isSignedIn } = testApp(db)
  const first = await signUp()
  const second = await sessionOf(await signIn(first.user.username))
  expect(await isSignedIn(first)).toBe(true)
  const signOut = () => request('/api/account/sign-out', { json: { refreshToken: first.refreshToken } })
  const answer = await signOut()
  expect([answer.status, await answer.text()]).toEqual([204, ''])
  expect((await signOut()).status).toBe(204)
  expect((await refresh(first.refreshToken)).status).toBe(401)
  expect(await Promise.all([first, second].map(isSignedIn))).toEqual([false, true])
})

test('signing out everywhere needs the access token and ends all sessions of that user', async () => {
  const { request, signUp, signIn, isSignedIn } = testApp(db)
  const stranger = await signUp()
  const first = await signUp()
  const second = await sessionOf(await signIn(first.user.username))
  const json = { refreshToken: first.refreshToken, everywhere: true }
  expect((await request('/api/account/sign-out', { json })).status).toBe(401)
  expect(await isSignedIn(first)).toBe(true)
  expect((await request('/api/account/sign-out', { json, token: first.accessToken })).status).toBe(204)
  expect(await Promise.all([first, second, stranger].map(isSignedIn))).toEqual([false, false, true])
})

test('what one process revokes another one refuses within ten seconds', async () => {
  const { request, signUp } = testApp(db)
  const other = testApp(db)
  const session = await signUp()
  expect(await other.isSignedIn(session)).toBe(true)
  await request('/api/account/sign-out', { json: { refreshToken: session.refreshToken } })
  other.clock.now += 10_000
  expect(await other.isSignedIn(session)).toBe(false)
})

test.each(['', 'x', 'x'.repeat(201), 5, null])('the refresh token %j is refused without a fuss', async (refreshToken) => {
  const { request } = testApp(db)
  expect([400, 401]).toContain((await failureOf(await request('/api/account/refresh', { json: { refreshToken } }))).status)
})
