import { lt } from 'drizzle-orm'
import type { Database } from '../db/database'
import { refreshTokens, sessions } from '../db/schema/account'
import { collections, collectionWords } from '../db/schema/collections'
import { customWords } from '../db/schema/custom-words'
import { sandboxPages } from '../db/schema/subscription'
import { throttles } from '../db/schema/throttle'
import { undoableSince } from '../db/undo'

/** Removes what has expired and can no longer change any answer. */
export async function pruneExpired(db: Database, now: Date): Promise<void> {
  await db.delete(throttles).where(lt(throttles.resetsAt, now))
  await db.delete(refreshTokens).where(lt(refreshTokens.expiresAt, now))
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
  await db.delete(sandboxPages).where(lt(sandboxPages.expiresAt, now))
  const since = undoableSince(now)
  await db.delete(collectionWords).where(lt(collectionWords.deletedAt, since))
  await db.delete(collections).where(lt(collections.deletedAt, since))
  await db.delete(customWords).where(lt(customWords.deletedAt, since))
}
