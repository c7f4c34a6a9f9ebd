import { AppError } from '@verbena/core/base/app-error'
import { Hono } from 'hono'
import type { Guard } from '../../access/require-user'
import type { Database } from '../../db/database'
import { findProfile } from './store'

/** One's own profile; nobody reads anybody else's. */
export const profileRoutes = ({ db, guard }: { db: Database; guard: Guard }) =>
  new Hono().get('/', guard.requireUser, async (c) => {
    const profile = await findProfile(db, c.var.user.userId)
    if (!profile) throw new AppError('unauthorized', 'Please sign in again.')
    return c.json(profile)
  })
