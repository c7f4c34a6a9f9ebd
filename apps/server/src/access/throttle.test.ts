import { BlockList } from 'node:net'
import { describe, expect, test } from 'vitest'
import { failureOf, freshUsername, password, testApp } from '../../test/test-app'
import { testDatabase } from '../../test/test-database'
import { type Limits, limits } from './limits'
import { argon2Hasher } from './passwords'

const db = await testDatabase()
const minute = 60_000
const times = (count: number) => Array.from({ length: count }, (_, i) => i)

describe('guessing the password of one user', () => {
  test('is refused after ten tries, whatever address is claimed and even when the next guess is right', async () => {
    const { signUp, signIn } = testApp(db)
    const { username } = (await signUp()).user
    for (const i of times(10)) {
      const answer = await signIn(username.toUpperCase(), 'Wrong1', { headers: { 'x-forwarded-for': `203.0.113.${i}` } })
      expect(answer.status).toBe(401)
    }
    const answer = await signIn(username, password, { headers: { 'x-forwarded-for': '203.0.113.200' } })
    expect(answer.headers.get('retry-after')).toBe('900')
    const message = 'Too many tries. Please wait 15 minutes and try again.'
    expect(await failureOf(answer)).toEqual({ status: 429, code: 'too_many_requests', message })
  })

  test('does not keep the user out for longer than the window, and nobody else at all', async () => {
    const { signUp, signIn, clock } = testApp(db)
    const [ann, bob] = [await signUp(), await signUp()]
    for (const _ of times(15)) await signIn(ann.user.username, 'Wrong1')
    expect((await signIn(bob.user.username)).status).toBe(200)
    clock.now += 15 * minute - 1
    expect((await signIn(ann.user.username)).headers.get('retry-after')).toBe('1')
    clock.now += 1
    expect((await signIn(ann.user.username)).status).toBe(200)
  })

  test('gains nothing from the sign-ins of the user, which themselves are not counted', async () => {
    const { signUp, signIn } = testApp(db)
    const { username } = (await signUp()).user
    for (const _ of times(9)) {
      await signIn(username, 'Wrong1')
      expect((await signIn(username)).status).toBe(200)
    }
    expect((await signIn(username, 'Wrong1')).status).toBe(401)
    expect((await signIn(username)).status).toBe(429)
  })

  test('with forty guesses at once has ten of them looked at', async () => {
    let verified = 0
    const hasher = { ...argon2Hasher, verify: async () => ++verified < 0 }
    const { signUp, signIn } = testApp(db, { hasher })
    const { username } = (await signUp()).user
    const answers = await Promise.all(times(40).map(() => signIn(username, 'Wrong1')))
    expect(verified).toBe(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30)
  })

  test('is counted for names nobody has as well', async () => {
    const { signIn } = testApp(db)
    const username = freshUsername()
    for (const _ of times(10)) expect((await signIn(username)).status).toBe(401)
    expect((await signIn(username)).status).toBe(429)
  })
})

test('guessing a recovery code or, with a stolen token, the current password is refused after ten tries', async () => {
  const { request, signUp } = testApp(db)
  const { user, accessToken, recoveryCode } = await signUp()
  const recover = (code: string) =>
    request('/api/account/recover', { json: { username: user.username, recoveryCode: code, newPassword: 'Changed2' } })
  const change = (currentPassword: string) =>
    request('/api/account/password', { json: { currentPassword, newPassword: 'Changed2' }, token: accessToken })
  for (const _ of times(10)) {
    expect((await recover('AAAA')).status).toBe(401)
    expect((await change('Wrong1')).status).toBe(401)
  }
  expect((await recover(recoveryCode)).status).toBe(429)
  expect((await change(password)).status).toBe(429)
})

describe('the address', () => {
  const two = { tries: 2, windowMs: minute }
  const few: Limits = {
    ...limits,
    signUp: { ...limits.signUp, address: two },
    signIn: { ...limits.signIn, address: two },
    password: { ...limits.password, address: two },
    recover: { ...limits.recover, address: two },
    refresh: { address: two },
    signOut: { address: two },
  }
  const json = {
    'sign-up': () => ({ name: 'Ann', username: freshUsername(), password }),
    'sign-in': () => ({ username: freshUsername(), password }),
    refresh: () => ({ refreshToken: 'unknown' }),
    'sign-out': () => ({ refreshToken: 'unknown' }),
    recover: () => ({ username: freshUsername(), recoveryCode: 'AAAA', newPassword: password }),
    password: () => ({ currentPassword: 'Wrong1', newPassword: password }),
  }

  test.each(Object.entries(json))('is counted on %s, also when it claims to be another', async (path, input) => {
    const { request, signUp } = testApp(db, { limits: few })
    const token = (await signUp()).accessToken
    const call = (i: number, address: string) =>
      request(`/api/account/${path}`, { json: input(), token, address, headers: { 'x-forwarded-for': `203.0.113.${i}` } })
    const address = `192.0.2.${Object.keys(json).indexOf(path)}`
    for (const i of times(2)) expect((await call(i, address)).status).not.toBe(429)
    expect((await call(3, address)).status).toBe(429)
    expect((await call(4, '192.0.2.99')).status).not.toBe(429)
  })

  test('behind a trusted proxy is the client’s, and what the client itself claims is ignored', async () => {
    const trustedProxies = new BlockList()
    trustedProxies.addSubnet('172.16.0.0', 12)
    const { signIn } = testApp(db, { limits: few, trustedProxies })
    const from = (chain: string) => signIn(freshUsername(), password, { address: '172.16.0.1', headers: { 'x-forwarded-for': chain } })
    for (const i of times(2)) expect((await from(`203.0.113.${i}, 198.51.100.7, 172.16.0.2`)).status).toBe(401)
    expect((await from('203.0.113.9, 198.51.100.7')).status).toBe(429)
    expect((await from('198.51.100.8')).status).toBe(401)
  })

  test('of an IPv6 customer is the whole /64', async () => {
    const { signIn } = testApp(db, { limits: few })
    for (const i of times(2)) expect((await signIn(freshUsername(), password, { address: `2001:db8::${i}:1` })).status).toBe(401)
    expect((await signIn(freshUsername(), password, { address: '2001:db8:0:0:ffff::1' })).status).toBe(429)
    expect((await signIn(freshUsername(), password, { address: '2001:db8:0:1::1' })).status).toBe(401)
  })
})
