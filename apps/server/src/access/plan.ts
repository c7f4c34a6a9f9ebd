import type { Plan } from '@verbena/core/subscription/plan'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { subscriptions } from '../db/schema/subscription'

const { plan, accessUntil, currentPeriodEnd, cancelAtPeriodEnd, status, expectsNewsUntil, checkedAt, checkAt } = subscriptions
const columns = { plan, accessUntil, currentPeriodEnd, cancelAtPeriodEnd, status, expectsNewsUntil, checkedAt, checkAt }

export type SubscriptionRow = NonNullable<Awaited<ReturnType<typeof readSubscription>>>

/** Asked on every check, so the statement is built once for each database and parsed once for each connection. */
function prepare(db: Database) {
  return db
    .select(columns)
    .from(subscriptions)
    .where(eq(subscriptions.userId, sql.placeholder('userId')))
    .prepare('read_subscription')
}

const prepared = new WeakMap<Database, ReturnType<typeof prepare>>()

/** What we know of someone's subscription; undefined when they never had to do with payments. */
export async function readSubscription(db: Database, userId: string) {
  const statement = prepared.get(db) ?? prepare(db)
  prepared.set(db, statement)
  const [row] = await statement.execute({ userId })
  return row
}

/** The plan a row gives now. */
export function planNow(row: SubscriptionRow | undefined, now: Date): Plan | null {
  return row?.accessUntil && row.accessUntil > now ? row.plan : null
}

/** What someone pays for now; null is nothing. */
export async function planOf(db: Database, userId: string, now: Date): Promise<Plan | null> {
  return planNow(await readSubscription(db, userId), now)
}
