import { internalEmail, type SignUpInput, usernameKey } from '@verbena/core/account/credentials'
import { and, eq } from 'drizzle-orm'
import { endAllSessions, type OpenSession, startSession } from '../../access/sessions'
import type { Database } from '../../db/database'
import { users } from '../../db/schema/account'
import { profiles } from '../../db/schema/profile'

export type Account = typeof users.$inferSelect
type NewAccount = Omit<SignUpInput, 'password'> & { passwordHash: string; recoveryCodeHash: string }
export type SignedInAccount = { account: Account; session: OpenSession }

/** Stores the account, its profile and its first session together; undefined when the username is taken. */
export async function createAccount(db: Database, input: NewAccount, now: Date): Promise<SignedInAccount | undefined> {
  return db.transaction(async (tx) => {
    const values = { ...input, usernameKey: usernameKey(input.username), createdAt: now }
    const [account] = await tx.insert(users).values(values).onConflictDoNothing({ target: users.usernameKey }).returning()
    if (!account) return undefined
    await tx.insert(profiles).values({ userId: account.id, username: account.username, email: internalEmail(account.username) })
    return { account, session: await startSession(tx, account.id, now) }
  })
}

export async function findAccount(db: Database, userId: string): Promise<Account | undefined> {
  const [account] = await db.select().from(users).where(eq(users.id, userId))
  return account
}

export async function findAccountByName(db: Database, username: string): Promise<Account | undefined> {
  const [account] = await db
    .select()
    .from(users)
    .where(eq(users.usernameKey, usernameKey(username)))
  return account
}

/** Begins a session, unless the password that was checked has been replaced meanwhile: the lock waits for such a change. */
export async function signIn(db: Database, userId: string, passwordHash: string, now: Date): Promise<OpenSession | undefined> {
  return db.transaction(async (tx) => {
    const isUnchanged = and(eq(users.id, userId), eq(users.passwordHash, passwordHash))
    const [account] = await tx.select({ id: users.id }).from(users).where(isUnchanged).for('share')
    return account && startSession(tx, account.id, now)
  })
}

type Replacement = { from: string; to: string }

/** Sets a new password, ends every session and begins one; undefined when the old password was no longer the one checked. */
export async function changePassword(db: Database, userId: string, hash: Replacement, now: Date): Promise<SignedInAccount | undefined> {
  return db.transaction(async (tx) => {
    const isUnchanged = and(eq(users.id, userId), eq(users.passwordHash, hash.from))
    const [account] = await tx.update(users).set({ passwordHash: hash.to }).where(isUnchanged).returning()
    if (!account) return undefined
    await endAllSessions(tx, userId, now)
    return { account, session: await startSession(tx, userId, now) }
  })
}

type Recovery = { code: Replacement; passwordHash: string }

/** The same by recovery code, which the update itself uses up: of two tries with one code only one finds it. */
export async function recoverAccount(db: Database, userId: string, recovery: Recovery, now: Date): Promise<SignedInAccount | undefined> {
  return db.transaction(async (tx) => {
    const isUnused = and(eq(users.id, userId), eq(users.recoveryCodeHash, recovery.code.from))
    const changes = { passwordHash: recovery.passwordHash, recoveryCodeHash: recovery.code.to }
    const [account] = await tx.update(users).set(changes).where(isUnused).returning()
    if (!account) return undefined
    await endAllSessions(tx, userId, now)
    return { account, session: await startSession(tx, userId, now) }
  })
}

/** Removes the account and, by their foreign keys, all its rows in one step; false when the password was replaced meanwhile. */
export async function deleteAccount(db: Database, userId: string, passwordHash: string): Promise<boolean> {
  const isUnchanged = and(eq(users.id, userId), eq(users.passwordHash, passwordHash))
  return (await db.delete(users).where(isUnchanged).returning({ id: users.id })).length > 0
}
