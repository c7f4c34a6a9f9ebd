import { sql } from 'drizzle-orm'
import type { Database } from './database'

/** One person's additions wait for each other until the transaction ends, so that counting and adding are one step. */
export async function takeTurns(tx: Database, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 0))`)
}
