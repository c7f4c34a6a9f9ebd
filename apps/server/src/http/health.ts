import { AppError } from '@verbena/core/base/app-error'
import { Hono } from 'hono'
import type { Database } from '../db/database'
import { answersWithin } from '../db/ping'

const patienceMs = 2000

export const healthRoutes = (db: Database) =>
  new Hono()
    .get('/health', (c) => c.json({ status: 'up' as const }))
    .get('/ready', async (c) => {
      if (!(await answersWithin(db, patienceMs))) throw new AppError('unavailable', 'The database does not answer.')
      return c.json({ status: 'ready' as const })
    })
