import type { Plan } from '@verbena/core/subscription/plan'
import type { Database } from '../src/db/database'
import { subscriptions } from '../src/db/schema/subscription'

const never = new Date('9999-01-01T00:00:00Z')

/** Makes someone a subscriber until a moment, or for good; called again, for instance with one that has passed, it replaces that. */
export async function subscribe(db: Database, userId: string, plan: Plan, until = never): Promise<void> {
  const row = { plan, status: 'active', accessUntil: until, currentPeriodEnd: until, updatedAt: new Date(0) } as const
  await db
    .insert(subscriptions)
    .values({ userId, provider: 'sandbox', customerId: `sandbox_${userId}`, ...row })
    .onConflictDoUpdate({ target: subscriptions.userId, set: row })
}
