import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { users } from '../../../apps/server/src/db/schema/account'
import { subscriptions } from '../../../apps/server/src/db/schema/subscription'
import { root } from '../app/folders'
import { callFor } from '../measure/throughput'

const { plan, accessUntil, currentPeriodEnd, cancelAtPeriodEnd, status, expectsNewsUntil, checkedAt, checkAt } = subscriptions
const columns = { plan, accessUntil, currentPeriodEnd, cancelAtPeriodEnd, status, expectsNewsUntil, checkedAt, checkAt }

/** Reads one subscription again and again, with nothing around the embedded database but drizzle; answers how often a second. */
export async function bareSelects(): Promise<{ measure(seconds: number, lanes: number): Promise<number>; close(): Promise<void> }> {
  const client = await PGlite.create()
  const db = drizzle(client)
  await migrate(db, { migrationsFolder: join(root, 'apps/server/src/db/migrations') })
  const userId = randomUUID()
  const now = new Date()
  const person = { name: 'Ann', username: 'ann', usernameKey: 'ann', passwordHash: '', recoveryCodeHash: '' }
  await db.insert(users).values({ id: userId, ...person, createdAt: now })
  const paid = { plan: 'yearly', status: 'active', accessUntil: now, currentPeriodEnd: now, checkedAt: now } as const
  await db.insert(subscriptions).values({ userId, provider: 'sandbox', customerId: 'bench', ...paid, updatedAt: now })
  return {
    async measure(seconds, lanes) {
      const select = () => db.select(columns).from(subscriptions).where(eq(subscriptions.userId, userId))
      return (await callFor(seconds, lanes, select)).perSecond
    },
    close: () => client.close(),
  }
}
