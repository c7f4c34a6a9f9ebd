import { lt } from 'drizzle-orm'
import type { Database } from '../db/database'
import { refreshTokens, sessions } from '../db/schema/account'
import { throttles } from '../db/schema/throttle'

/** Removes what has expired and can no longer change any answer. */
export async function pruneExpired(db: Database, now: Date): Promise<void> {
  await db.delete(throttles).where(lt(throttles.resetsAt, now))
  await db.delete(refreshTokens).where(lt(refreshTokens.expiresAt, now))
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
}
