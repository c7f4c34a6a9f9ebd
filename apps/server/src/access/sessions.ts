import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Database } from '../db/database'
import { refreshTokens, sessions } from '../db/schema/account'
import type { Bearer } from './access-tokens'
import { hashSecret, randomToken } from './secrets'

const lifeMs = 30 * 24 * 60 * 60 * 1000
/** Two tabs that refresh at once both hold the token that only one of them can be first to use. */
const graceMs = 10_000

/** A session as its owner's device holds it. */
export type OpenSession = Bearer & { refreshToken: string }

/** What came of a refresh token: its successor, nothing, or the end of a family whose token was used twice. */
export type Rotation = { is: 'rotated'; session: OpenSession } | { is: 'unknown' } | { is: 'stolen'; userId: string }

/** Begins a session and its family of refresh tokens. */
export async function startSession(db: Database, userId: string, now: Date): Promise<OpenSession> {
  const [session] = await db
    .insert(sessions)
    .values({ userId, createdAt: now, expiresAt: lifeEnd(now) })
    .returning({ id: sessions.id })
  if (!session) throw new Error('A new session was not stored')
  return { userId, sessionId: session.id, refreshToken: await addToken(db, session.id, now) }
}

/**
 * Trades a refresh token for its successor. Within the grace a used token gets another successor; that cannot hide a thief, because
 * the first use of any successor uses up all the others, and a use after the grace ends the whole family.
 */
export async function rotateSession(db: Database, refreshToken: string, now: Date): Promise<Rotation> {
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({ sessionId: sessions.id, userId: sessions.userId })
      .from(refreshTokens)
      .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
      .where(and(eq(refreshTokens.tokenHash, hashSecret(refreshToken)), gt(refreshTokens.expiresAt, now), isNull(sessions.revokedAt)))
      .for('update', { of: sessions })
    if (!found) return { is: 'unknown' }
    const { sessionId, userId } = found
    // Read again under the lock: another tab may have used it while this one waited.
    const [token] = await tx
      .select({ usedAt: refreshTokens.usedAt })
      .from(refreshTokens)
      .where(eq(refreshTokens.tokenHash, hashSecret(refreshToken)))
    if (token?.usedAt && now.getTime() - token.usedAt.getTime() > graceMs) {
      await tx.update(sessions).set({ revokedAt: now }).where(eq(sessions.id, sessionId))
      return { is: 'stolen', userId }
    }
    if (!token?.usedAt) {
      const unused = and(eq(refreshTokens.sessionId, sessionId), isNull(refreshTokens.usedAt))
      await tx.update(refreshTokens).set({ usedAt: now }).where(unused)
    }
    await tx
      .update(sessions)
      .set({ expiresAt: lifeEnd(now) })
      .where(eq(sessions.id, sessionId))
    return { is: 'rotated', session: { userId, sessionId, refreshToken: await addToken(tx, sessionId, now) } }
  })
}

/** Ends the session a refresh token belongs to, used or not, and tells whose it was; a token nobody knows ends nothing. */
export async function endSessionOf(db: Database, refreshToken: string, now: Date): Promise<string | undefined> {
  const owner = db
    .select({ id: refreshTokens.sessionId })
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, hashSecret(refreshToken)))
  const [ended] = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, owner), isNull(sessions.revokedAt)))
    .returning({ userId: sessions.userId })
  return ended?.userId
}

export async function endAllSessions(db: Database, userId: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)))
}

export async function isSessionLive(db: Database, { userId, sessionId }: Bearer): Promise<boolean> {
  const live = and(eq(sessions.id, sessionId), eq(sessions.userId, userId), isNull(sessions.revokedAt))
  const [session] = await db.select({ id: sessions.id }).from(sessions).where(live)
  return session !== undefined
}

async function addToken(db: Database, sessionId: string, now: Date): Promise<string> {
  const refreshToken = randomToken()
  await db.insert(refreshTokens).values({ tokenHash: hashSecret(refreshToken), sessionId, expiresAt: lifeEnd(now) })
  return refreshToken
}

function lifeEnd(now: Date): Date {
  return new Date(now.getTime() + lifeMs)
}
