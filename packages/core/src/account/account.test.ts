import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { internalEmail, recoverSchema, signInSchema, signUpSchema } from './credentials'
import { confirmsDeletion, deleteAccountSchema } from './own-account'
import { passwordStrength } from './password-strength'
import type { Session } from './session'
import { refreshDelayMs, sessionAfter } from './session-events'

const firstMessage = (schema: v.GenericSchema, input: unknown) => v.safeParse(schema, input).issues?.[0]?.message
const good = { name: 'Ann Lee', username: 'ann_lee', password: 'Secret1' }

describe('signing up', () => {
  test.each([
    [{ password: 'Ab1' }, 'Password must be at least 6 characters'],
    [{ password: 'ABCDE1' }, 'Password must contain at least one lowercase letter'],
    [{ password: 'abcde1' }, 'Password must contain at least one uppercase letter'],
    [{ password: 'Abcdef' }, 'Password must contain at least one number'],
    [{ name: ' A ' }, 'Name must be at least 2 characters'],
    [{ username: ' ab ' }, 'Username must be at least 3 characters'],
    [{ username: 'a'.repeat(21) }, 'Username must be less than 20 characters'],
    [{ username: 'ann lee' }, 'Username can only contain letters, numbers, and underscores'],
    [{ name: '', username: '', password: '' }, 'Name must be at least 2 characters'],
  ])('%j is met with “%s”', (wrong, message) => {
    expect(firstMessage(signUpSchema, { ...good, ...wrong })).toBe(message)
  })

  test('takes names and usernames without their outer spaces, at every length allowed', () => {
    expect(v.parse(signUpSchema, { ...good, name: '  Al ', username: ' abc ' })).toEqual({ ...good, name: 'Al', username: 'abc' })
    expect(v.is(signUpSchema, { ...good, username: 'a'.repeat(20) })).toBe(true)
  })
})

describe('signing in', () => {
  test.each([
    [{ username: 'ab', password: 'x' }, 'Username must be at least 3 characters'],
    [{ username: 'abc', password: '' }, 'Password is required'],
  ])('%j is met with “%s”', (input, message) => {
    expect(firstMessage(signInSchema, input)).toBe(message)
  })
})

test('a recovery code may be typed in any case with or without dashes', () => {
  const typed = { username: 'ann', recoveryCode: ' ab2c-d3ef ', newPassword: 'Secret1' }
  expect(v.parse(recoverSchema, typed).recoveryCode).toBe('AB2CD3EF')
})

test('the internal address is the lower-case username at a domain that cannot receive mail', () => {
  expect(internalEmail('Ann_Lee')).toBe('ann_lee@users.verbena.invalid')
})

test.each([
  ['', 0, 'Weak'],
  ['abcdefgh', 40, 'Fair'],
  ['abc', 15, 'Weak'],
  ['Abcdefgh', 55, 'Good'],
  ['Abcdefg1', 70, 'Good'],
  ['Abcdefg1!', 85, 'Strong'],
  ['Abcdefghij1!', 100, 'Strong'],
])('the strength of %j is %i, %s', (password, score, label) => {
  expect(passwordStrength(password)).toEqual({ score, label })
})

describe('a session', () => {
  const session: Session = {
    accessToken: 'a',
    refreshToken: 'r',
    expiresIn: 900,
    expiresAt: 1900,
    user: { id: '1', name: 'Ann', username: 'ann', email: 'ann@users.verbena.invalid' },
  }

  test('is known after any event and gone after signing out', () => {
    expect(sessionAfter({ type: 'initial_session', session: null })).toEqual({ session: null, isLoading: false })
    expect(sessionAfter({ type: 'token_refreshed', session })).toEqual({ session, isLoading: false })
    expect(sessionAfter({ type: 'signed_out' })).toEqual({ session: null, isLoading: false })
  })

  test('is refreshed a minute before it expires, at once when that has passed', () => {
    expect(refreshDelayMs(session, 1000_000)).toBe(840_000)
    expect(refreshDelayMs(session, 5000_000)).toBe(0)
  })
})

describe('deleting an account', () => {
  test.each([
    [{ password: '', confirmation: 'ann' }, 'Password is required'],
    [{ password: 'Secret1', confirmation: ' ' }, 'Type your username to confirm'],
  ])('%j is met with “%s”', (input, message) => {
    expect(firstMessage(deleteAccountSchema, input)).toBe(message)
  })

  test('is confirmed by the username in any case and nothing else', () => {
    expect(['Ann_Lee', ' ann_lee '].map((typed) => confirmsDeletion(typed, 'Ann_Lee'))).toEqual([true, true])
    expect(['ann', '', 'yes'].map((typed) => confirmsDeletion(typed, 'Ann_Lee'))).toEqual([false, false, false])
  })
})
