import { internalEmail } from '@verbena/core/account/credentials'
import { type AccountDeleted, type AccountExport, confirmsDeletion, deleteAccountSchema } from '@verbena/core/account/own-account'
import { AppError } from '@verbena/core/base/app-error'
import { Hono } from 'hono'
import type { LiveSessions } from '../../access/live-sessions'
import type { Passwords } from '../../access/passwords'
import type { Guard } from '../../access/require-user'
import type { Throttle } from '../../access/throttle'
import type { Database } from '../../db/database'
import { body } from '../../http/validate'
import type { Billing } from '../../providers/billing/billing'
import { readOwnData } from './export-store'
import { deleteAccount, findAccount } from './store'

type Deps = {
  db: Database
  now: () => Date
  passwords: Passwords
  liveSessions: LiveSessions
  guard: Guard
  throttle: Throttle
  billing: Pick<Billing, 'cancelFor'>
}

const signInAgain = () => new AppError('unauthorized', 'Please sign in again.')
const wrongPassword = () => new AppError('invalid_credentials', 'Your current password is not right')
const confirmationMessage = 'Type your own username to delete your account'

/** What someone can do with their account as a whole: take everything along, or have everything removed (readings: Account). */
export const ownAccountRoutes = ({ db, now, passwords, liveSessions, guard, throttle, billing }: Deps) =>
  new Hono()
    .get('/export', guard.requireUser, throttle.byAddress('export'), async (c) => {
      const { userId } = c.var.user
      await throttle.byUsername('export', userId)
      const account = await findAccount(db, userId)
      if (!account) throw signInAgain()
      const { name, username, createdAt } = account
      const profile = { name, username, email: internalEmail(username), created_at: createdAt.toISOString() }
      return c.json({ exported_at: now().toISOString(), profile, ...(await readOwnData(db, userId)) } satisfies AccountExport)
    })
    .post('/delete', guard.requireUser, body(deleteAccountSchema), throttle.byAddress('delete'), async (c) => {
      const { password, confirmation } = c.req.valid('json')
      const { userId } = c.var.user
      await throttle.byUsername('delete', userId)
      const account = await findAccount(db, userId)
      if (!account) throw signInAgain()
      if (!confirmsDeletion(confirmation, account.username)) {
        throw new AppError('invalid_input', confirmationMessage, { issues: [{ path: 'confirmation', message: confirmationMessage }] })
      }
      if (!(await passwords.matches(account.passwordHash, password))) throw wrongPassword()
      // Before anything is removed: who is deleted must never be charged again, and without the provider nothing is deleted.
      const { canceled } = await billing.cancelFor(userId)
      if (!(await deleteAccount(db, userId, account.passwordHash))) throw wrongPassword()
      liveSessions.forgetUser(userId)
      return c.json({ subscription_canceled: canceled } satisfies AccountDeleted)
    })
