import { AppError } from '@verbena/core/base/app-error'
import { createMiddleware } from 'hono/factory'
import type { Database } from '../db/database'
import { planOf } from './plan'
import type { SignedIn } from './require-user'

/** Lets subscribers through; stands after `requireUser`. */
export function createRequirePremium(db: Database, now: () => Date) {
  return createMiddleware<SignedIn>(async (c, next) => {
    if ((await planOf(db, c.var.user.userId, now())) === null) {
      throw new AppError('premium_required', 'This is part of Verbena Premium. Subscribe to use it.')
    }
    await next()
  })
}
