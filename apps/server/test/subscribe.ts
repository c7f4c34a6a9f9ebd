import type { Plan } from '@verbena/core/subscription/plan'
import { eq } from 'drizzle-orm'
import type { Database } from '../src/db/database'
import { sandboxSubscriptions, subscriptions } from '../src/db/schema/subscription'

const longAgo = new Date(0)
const never = new Date('9999-01-01T00:00:00Z')

/** Makes someone a subscriber in the sandbox until a moment, or for good; called again, for instance with one that has passed, it replaces that. */
export async function subscribe(db: Database, userId: string, plan: Plan, until = never): Promise<void> {
  const ends = { cancelAtPeriodEnd: true, status: 'active' } as const
  await db.delete(sandboxSubscriptions).where(eq(sandboxSubscriptions.userId, userId))
  await db.insert(sandboxSubscriptions).values({ userId, plan, ...ends, createdAt: longAgo, periodStart: longAgo, periodEnd: until })
  const row = { plan, ...ends, accessUntil: until, currentPeriodEnd: until, updatedAt: longAgo }
  await db
    .insert(subscriptions)
    .values({ userId, provider: 'sandbox', customerId: `sandbox_${userId}`, ...row })
    .onConflictDoUpdate({ target: subscriptions.userId, set: row })
}
