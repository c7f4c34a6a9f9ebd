import { type SyncAnswer, syncInput } from '@verbena/core/sync/exchange'
import { pack } from '@verbena/core/sync/packed'
import { Hono } from 'hono'
import type { Guard, SignedIn } from '../../access/require-user'
import type { Database } from '../../db/database'
import { body } from '../../http/validate'
import { syncLearner } from './store'

/** The learner's record in the account: what devices change and hear meets here (learning: the learner record). */
export const learnerRoutes = ({ db, guard }: { db: Database; guard: Guard }) =>
  new Hono<SignedIn>().use(guard.requireUser).post('/sync', body(syncInput), async (c) => {
    const { entries, ...page } = await syncLearner(db, c.var.user.userId, c.req.valid('json'))
    return c.json({ ...page, changes: pack(entries) } satisfies SyncAnswer)
  })
