import { accessEnd, type ProviderSubscription } from '@verbena/core/subscription/pick-subscription'
import { and, asc, eq, lt, lte, ne, sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { subscriptions } from '../../db/schema/subscription'
import type { Customer, PaymentProvider } from './payment-provider'

type ProviderName = PaymentProvider['name']
export type CustomerRow = typeof subscriptions.$inferSelect

export async function findCustomer(db: Database, userId: string, provider: ProviderName): Promise<CustomerRow | undefined> {
  const mine = and(eq(subscriptions.userId, userId), eq(subscriptions.provider, provider))
  const [row] = await db.select().from(subscriptions).where(mine)
  return row
}

export async function findOwner(db: Database, provider: ProviderName, customerId: string): Promise<string | undefined> {
  const known = and(eq(subscriptions.provider, provider), eq(subscriptions.customerId, customerId))
  const [row] = await db.select({ userId: subscriptions.userId }).from(subscriptions).where(known)
  return row?.userId
}

/** Keeps who someone is at the provider; what another provider or a lost customer gave is forgotten. */
export async function keepCustomer(db: Database, userId: string, provider: ProviderName, customerId: string, now: Date): Promise<void> {
  const fresh = { provider, customerId, ...nothingPaid, lookWritten: 0, looksTaken: 0, checkedAt: null, updatedAt: now }
  const isAnother = sql`${subscriptions.provider} <> ${provider} or ${subscriptions.customerId} <> ${customerId}`
  await db
    .insert(subscriptions)
    .values({ userId, ...fresh })
    .onConflictDoUpdate({ target: subscriptions.userId, set: fresh, setWhere: isAnother })
}

/** Takes the next number for a look at the provider, and answers what was known until now; undefined when the customer is not ours. */
export async function takeLook(db: Database, userId: string, customerId: string): Promise<CustomerRow | undefined> {
  const [row] = await db
    .update(subscriptions)
    .set({ looksTaken: sql`${subscriptions.looksTaken} + 1` })
    .where(ofCustomer(userId, customerId))
    .returning()
  return row
}

type Seen = { look: number; counts: ProviderSubscription | undefined; checkAt: Date | null }

/** Writes what a look has seen, unless a look that was begun later has written already. */
export async function writeLook(db: Database, { userId, customerId }: Customer, { look, counts, checkAt }: Seen, now: Date) {
  await db
    .update(subscriptions)
    .set({ ...(counts ? paidBy(counts) : nothingPaid), lookWritten: look, checkedAt: now, checkAt, updatedAt: now })
    .where(and(ofCustomer(userId, customerId), lt(subscriptions.lookWritten, look)))
}

export async function expectNews(db: Database, userId: string, until: Date, checkAt: Date): Promise<void> {
  await db
    .update(subscriptions)
    .set({
      expectsNewsUntil: sql`greatest(${subscriptions.expectsNewsUntil}, ${sql.param(until, subscriptions.expectsNewsUntil)})`,
      checkAt: sql`least(${subscriptions.checkAt}, ${sql.param(checkAt, subscriptions.checkAt)})`,
    })
    .where(eq(subscriptions.userId, userId))
}

/** Whose subscription should be looked at by now, the longest waiting first. */
export async function dueCustomers(db: Database, provider: ProviderName, now: Date, limit: number): Promise<CustomerRow[]> {
  const isDue = and(eq(subscriptions.provider, provider), lte(subscriptions.checkAt, now))
  return db.select().from(subscriptions).where(isDue).orderBy(asc(subscriptions.checkAt)).limit(limit)
}

export async function postponeCheck(db: Database, userId: string, checkAt: Date): Promise<void> {
  await db.update(subscriptions).set({ checkAt }).where(eq(subscriptions.userId, userId))
}

/** What was played in the sandbox opens nothing once the sandbox is not in use. */
export async function closeSandbox(db: Database, now: Date): Promise<void> {
  const isOpen = and(eq(subscriptions.provider, 'sandbox'), ne(subscriptions.lookWritten, 0))
  await db
    .update(subscriptions)
    .set({ ...nothingPaid, checkAt: null, updatedAt: now })
    .where(isOpen)
}

const nothingPaid = {
  subscriptionId: null,
  status: null,
  plan: null,
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
  accessUntil: null,
} satisfies Partial<CustomerRow>

function paidBy(counts: ProviderSubscription) {
  return {
    subscriptionId: counts.id,
    status: counts.status,
    plan: counts.plan,
    currentPeriodEnd: counts.periodEnd,
    cancelAtPeriodEnd: counts.cancelAtPeriodEnd,
    accessUntil: accessEnd(counts),
  } satisfies Partial<CustomerRow>
}

function ofCustomer(userId: string, customerId: string) {
  return and(eq(subscriptions.userId, userId), eq(subscriptions.customerId, customerId))
}
