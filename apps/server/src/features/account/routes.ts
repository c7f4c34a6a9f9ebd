import { changePasswordSchema, recoverSchema, signInSchema, signUpSchema, usernameKey } from '@verbena/core/account/credentials'
import type { SessionWithCode } from '@verbena/core/account/session'
import { AppError } from '@verbena/core/base/app-error'
import { Hono } from 'hono'
import type { AccessTokens } from '../../access/access-tokens'
import type { LiveSessions } from '../../access/live-sessions'
import type { Passwords } from '../../access/passwords'
import { newRecoveryCode } from '../../access/recovery-codes'
import type { Guard } from '../../access/require-user'
import { hashSecret, isSameHash } from '../../access/secrets'
import { endAllSessions, endSessionOf, rotateSession } from '../../access/sessions'
import type { Throttle } from '../../access/throttle'
import type { Database } from '../../db/database'
import { body } from '../../http/validate'
import { refreshSchema, signOutSchema } from './inputs'
import { sessionAnswer, toUser } from './session-answer'
import { changePassword, createAccount, findAccount, findAccountByName, recoverAccount, signIn } from './store'

type Deps = {
  db: Database
  now: () => Date
  passwords: Passwords
  tokens: AccessTokens
  liveSessions: LiveSessions
  guard: Guard
  throttle: Throttle
}

const wrongCredentials = () => new AppError('invalid_credentials', 'Invalid username or password')
const wrongCode = () => new AppError('invalid_recovery_code', 'Invalid username or recovery code')
const signInAgain = () => new AppError('unauthorized', 'Please sign in again.')

export const accountRoutes = ({ db, now, passwords, tokens, liveSessions, guard, throttle }: Deps) =>
  new Hono()
    .post('/sign-up', body(signUpSchema), throttle.byAddress('signUp'), async (c) => {
      const { name, username, password } = c.req.valid('json')
      await throttle.byUsername('signUp', usernameKey(username))
      const code = newRecoveryCode()
      const passwordHash = await passwords.hash(password)
      const created = await createAccount(db, { name, username, passwordHash, recoveryCodeHash: code.hash }, now())
      if (!created) throw new AppError('username_taken', 'That username is taken. Please choose another one.')
      const answer: SessionWithCode = { ...(await sessionAnswer(tokens, created, now())), recoveryCode: code.shown }
      return c.json(answer, 201)
    })
    .post('/sign-in', body(signInSchema), throttle.byAddress('signIn'), async (c) => {
      const { username, password } = c.req.valid('json')
      const attempt = await throttle.byUsername('signIn', usernameKey(username))
      const account = await findAccountByName(db, username)
      const isRight = await passwords.matches(account?.passwordHash, password)
      const session = account && isRight ? await signIn(db, account.id, account.passwordHash, now()) : undefined
      if (!account || !session) throw wrongCredentials()
      await attempt.giveBack()
      return c.json(await sessionAnswer(tokens, { account, session }, now()))
    })
    .post('/refresh', body(refreshSchema), throttle.byAddress('refresh'), async (c) => {
      const rotation = await rotateSession(db, c.req.valid('json').refreshToken, now())
      if (rotation.is === 'stolen') liveSessions.forgetUser(rotation.userId)
      if (rotation.is !== 'rotated') throw signInAgain()
      const account = await findAccount(db, rotation.session.userId)
      if (!account) throw signInAgain()
      return c.json(await sessionAnswer(tokens, { account, session: rotation.session }, now()))
    })
    .post('/sign-out', body(signOutSchema), throttle.byAddress('signOut'), async (c) => {
      const { refreshToken, everywhere } = c.req.valid('json')
      const everywhereOf = everywhere ? (await guard.identify(c)).userId : undefined
      if (everywhereOf !== undefined) await endAllSessions(db, everywhereOf, now())
      const endedOf = await endSessionOf(db, refreshToken, now())
      for (const userId of [everywhereOf, endedOf]) if (userId !== undefined) liveSessions.forgetUser(userId)
      return c.body(null, 204)
    })
    .post('/password', guard.requireUser, body(changePasswordSchema), throttle.byAddress('password'), async (c) => {
      const { currentPassword, newPassword } = c.req.valid('json')
      const { userId } = c.var.user
      const attempt = await throttle.byUsername('password', userId)
      const account = await findAccount(db, userId)
      if (!account) throw signInAgain()
      const wrongPassword = new AppError('invalid_credentials', 'Your current password is not right')
      if (!(await passwords.matches(account.passwordHash, currentPassword))) throw wrongPassword
      const hash = { from: account.passwordHash, to: await passwords.hash(newPassword) }
      const changed = await changePassword(db, userId, hash, now())
      if (!changed) throw wrongPassword
      liveSessions.forgetUser(userId)
      await attempt.giveBack()
      return c.json(await sessionAnswer(tokens, changed, now()))
    })
    .post('/recover', body(recoverSchema), throttle.byAddress('recover'), async (c) => {
      const { username, recoveryCode, newPassword } = c.req.valid('json')
      await throttle.byUsername('recover', usernameKey(username))
      const account = await findAccountByName(db, username)
      const given = hashSecret(recoveryCode)
      if (!account || !isSameHash(account.recoveryCodeHash, given)) throw wrongCode()
      const next = newRecoveryCode()
      const recovery = { code: { from: given, to: next.hash }, passwordHash: await passwords.hash(newPassword) }
      const recovered = await recoverAccount(db, account.id, recovery, now())
      if (!recovered) throw wrongCode()
      liveSessions.forgetUser(account.id)
      const answer: SessionWithCode = { ...(await sessionAnswer(tokens, recovered, now())), recoveryCode: next.shown }
      return c.json(answer)
    })
    .get('/me', guard.requireUser, async (c) => {
      const account = await findAccount(db, c.var.user.userId)
      if (!account) throw signInAgain()
      return c.json(toUser(account))
    })
