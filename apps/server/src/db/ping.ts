import { sql } from 'drizzle-orm'
import type { Database } from './database'

/** Whether the database answers the simplest question within the time; whatever goes wrong, it does not. */
export async function answersWithin(db: Database, patienceMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), patienceMs)
  })
  const answer = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  )
  const isAnswered = await Promise.race([answer, tooLate])
  clearTimeout(timer)
  return isAnswered
}
