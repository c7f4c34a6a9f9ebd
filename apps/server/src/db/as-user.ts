import { AppError } from '@verbena/core/base/app-error'
import { sql } from 'drizzle-orm'
import type { Database } from './database'

/**
 * Does work on one person's rows as a role that sees no others: what a query forgets to say, the database still refuses.
 * Role and person end with the transaction, so a pooled connection never carries them on.
 */
export async function asUser<Result>(db: Database, userId: string, work: (tx: Database) => Promise<Result>): Promise<Result> {
  try {
    return await db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('role', 'verbena_learner', true), set_config('app.user_id', ${userId}, true)`)
      return work(tx)
    })
  } catch (error) {
    if (isOwnerGone(error)) throw new AppError('unauthorized', 'Please sign in again.', { cause: error })
    throw error
  }
}

/** A row for an account that was deleted while the request was on its way. */
function isOwnerGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const isForeignKey = 'code' in error && error.code === '23503' && 'constraint' in error
  if (isForeignKey && String(error.constraint).endsWith('_user_id_users_id_fk')) return true
  return isOwnerGone(error.cause)
}
