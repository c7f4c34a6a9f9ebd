import { expect, test } from 'vitest'
import { failureOf, freshUsername, password, sessionOf, sessionWithCodeOf, testApp } from '../../../test/test-app'
import { testDatabase } from '../../../test/test-database'
import { argon2Hasher, type Hasher } from '../../access/passwords'

const db = await testDatabase()

test('signing up answers a session of fifteen minutes, the user and a recovery code', async () => {
  const { signUp, clock } = testApp(db)
  const username = freshUsername()
  const session = await signUp(username)
  expect(session.user).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    name: 'Ann Lee',
    username,
    email: `${username.toLowerCase()}@users.verbena.invalid`,
  })
  expect(session).toMatchObject({ expiresIn: 900, expiresAt: clock.now / 1000 + 900 })
  expect(session.recoveryCode).toMatch(/^([A-HJKMNP-Z2-9]{4}-){4}[A-HJKMNP-Z2-9]{4}$/)
})

test('a username is kept as typed and taken in every case', async () => {
  const { request, signUp, signIn } = testApp(db)
  const username = freshUsername()
  await signUp(username)
  const again = await request('/api/account/sign-up', { json: { name: 'Bob', username: username.toUpperCase(), password } })
  expect(await failureOf(again)).toMatchObject({ status: 409, code: 'username_taken', message: expect.stringContaining('taken') })
  expect((await sessionOf(await signIn(` ${username.toLowerCase()} `))).user.username).toBe(username)
})

test('of many sign-ups for one name at once exactly one succeeds', async () => {
  const { request } = testApp(db)
  const json = { name: 'Ann', username: freshUsername(), password }
  const answers = await Promise.all(Array.from({ length: 8 }, () => request('/api/account/sign-up', { json })))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 7 }, () => 409)])
})

test('the first failing rule is the message, and every field that failed is named', async () => {
  const { request } = testApp(db)
  const answer = await request('/api/account/sign-up', { json: { name: 'A', username: 'a b', password: 'x' } })
  const failure = await failureOf(answer)
  expect(failure).toMatchObject({ status: 400, code: 'invalid_input', message: 'Name must be at least 2 characters' })
  expect(new Set(failure.issues?.map(({ path }) => path))).toEqual(new Set(['name', 'username', 'password']))
})

test('an unknown user and a wrong password have the same answer and the same work', async () => {
  let verified = 0
  const hasher: Hasher = {
    ...argon2Hasher,
    verify: (passwordHash, tried) => {
      verified += 1
      return argon2Hasher.verify(passwordHash, tried)
    },
  }
  const { signUp, signIn } = testApp(db, { hasher })
  const { user } = await signUp()
  const wrong = await signIn(user.username, 'Wrong1')
  expect(verified).toBe(1)
  const unknown = await signIn('nobody_here', 'Wrong1')
  expect(verified).toBe(2)
  const failure = { status: 401, code: 'invalid_credentials', message: 'Invalid username or password' }
  expect(await failureOf(wrong)).toEqual(failure)
  expect(await failureOf(unknown)).toEqual(failure)
  expect([...wrong.headers.keys()]).toEqual([...unknown.headers.keys()])
})

test('a password is the same however its letters were composed', async () => {
  const { request, signIn } = testApp(db)
  const username = freshUsername()
  await request('/api/account/sign-up', { json: { name: 'Zoé', username, password: 'Secr\u00e9t1' } })
  expect((await signIn(username, 'Secre\u0301t1')).status).toBe(200)
})

test('me answers the bearer of the token and nobody else', async () => {
  const { request, signUp } = testApp(db)
  const [ann, bob] = [await signUp(), await signUp()]
  expect(await (await request('/api/account/me', { token: ann.accessToken })).json()).toEqual(ann.user)
  expect(await (await request('/api/account/me', { token: bob.accessToken })).json()).toEqual(bob.user)
})

test.each([undefined, 'x', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.'])('the bearer token %s is refused', async (token) => {
  const { request } = testApp(db)
  const answer = await request('/api/account/me', token === undefined ? {} : { token })
  expect(answer.headers.get('www-authenticate')).toBe('Bearer')
  expect(await failureOf(answer)).toMatchObject({ status: 401, code: 'unauthorized' })
})

test('a token signed with another secret is refused, and so is one that has expired', async () => {
  const { request, signUp, isSignedIn, clock } = testApp(db)
  const session = await signUp()
  const other = testApp(db, { authSecret: 'another secret, also long enough to sign with' })
  expect(await other.isSignedIn(session)).toBe(false)
  clock.now += 899_000
  expect(await isSignedIn(session)).toBe(true)
  clock.now += 1_000
  expect((await request('/api/account/me', { token: session.accessToken })).status).toBe(401)
})

test('changing the password ends every session and answers a new one', async () => {
  const { request, signUp, signIn, refresh, isSignedIn } = testApp(db)
  const first = await signUp()
  const second = await sessionOf(await signIn(first.user.username))
  const stranger = await signUp()
  const change = { currentPassword: password, newPassword: 'Changed2' }
  const answer = await request('/api/account/password', { json: change, token: first.accessToken })
  const changed = await sessionOf(answer)
  expect(await Promise.all([first, second, changed, stranger].map(isSignedIn))).toEqual([false, false, true, true])
  expect((await refresh(second.refreshToken)).status).toBe(401)
  expect((await signIn(first.user.username)).status).toBe(401)
  expect((await signIn(first.user.username, 'Changed2')).status).toBe(200)
})

test('changing the password needs the current one, and a session', async () => {
  const { request, signUp, isSignedIn } = testApp(db)
  const session = await signUp()
  const json = { currentPassword: 'Wrong1', newPassword: 'Changed2' }
  const wrong = await failureOf(await request('/api/account/password', { json, token: session.accessToken }))
  expect(wrong).toMatchObject({ status: 401, code: 'invalid_credentials' })
  expect(await isSignedIn(session)).toBe(true)
  expect(await failureOf(await request('/api/account/password', { json }))).toMatchObject({ code: 'unauthorized' })
})

test('a recovery code sets a new password once, ends every session and is replaced', async () => {
  const { request, signUp, signIn, isSignedIn } = testApp(db)
  const session = await signUp()
  const recover = (recoveryCode: string, newPassword = 'Changed2') =>
    request('/api/account/recover', { json: { username: session.user.username, recoveryCode, newPassword } })
  const answer = await recover(session.recoveryCode.toLowerCase().replaceAll('-', ' '))
  expect(answer.status).toBe(200)
  const recovered = await sessionWithCodeOf(answer)
  expect(await Promise.all([session, recovered].map(isSignedIn))).toEqual([false, true])
  expect((await signIn(session.user.username)).status).toBe(401)
  expect((await signIn(session.user.username, 'Changed2')).status).toBe(200)
  expect(await failureOf(await recover(session.recoveryCode))).toMatchObject({ status: 401, code: 'invalid_recovery_code' })
  expect((await recover(recovered.recoveryCode, 'Again3')).status).toBe(200)
})

test('two recoveries at once with one code let one in', async () => {
  const { request, signUp } = testApp(db)
  const { user, recoveryCode } = await signUp()
  const json = { username: user.username, recoveryCode, newPassword: 'Changed2' }
  const answers = await Promise.all([1, 2, 3].map(() => request('/api/account/recover', { json })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401])
})

test('recovering tells an unknown user and a wrong code apart as little, and another one’s code does not help', async () => {
  const { request, signUp } = testApp(db)
  const [ann, bob] = [await signUp(), await signUp()]
  const recover = async (username: string, recoveryCode: string) =>
    failureOf(await request('/api/account/recover', { json: { username, recoveryCode, newPassword: 'Changed2' } }))
  const unknown = await recover('nobody_here', ann.recoveryCode)
  expect(unknown).toMatchObject({ status: 401, code: 'invalid_recovery_code' })
  expect(await recover(ann.user.username, 'AAAA-BBBB-CCCC-DDDD-EEEE')).toEqual(unknown)
  expect(await recover(ann.user.username, bob.recoveryCode)).toEqual(unknown)
})
