import { AppError } from '@verbena/core/base/app-error'
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Database } from '../db/database'

const patienceMs = 2000

export const healthRoutes = (db: Database) =>
  new Hono()
    .get('/health', (c) => c.json({ status: 'up' as const }))
    .get('/ready', async (c) => {
      if (!(await answersInTime(db))) throw new AppError('unavailable', 'The database does not answer.')
      return c.json({ status: 'ready' as const })
    })

async function answersInTime(db: Database): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), patienceMs)
  })
  // Whatever goes wrong, the answer to "ready?" is no.
  const answers = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  )
  const isReady = await Promise.race([answers, tooLate])
  clearTimeout(timer)
  return isReady
}
