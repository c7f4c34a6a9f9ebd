import { createHash } from 'node:crypto'
import type { Plan } from '@verbena/core/subscription/plan'
import { and, asc, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '../../../db/database'
import { sandboxPages, sandboxSubscriptions } from '../../../db/schema/subscription'
import { addPeriod, type SandboxSubscription, settle } from './rules'

export type SandboxPage = { userId: string; plan: Plan | null }

/** Changes someone's subscriptions, each first brought up to now, with nobody else in between; answers them as they are then. */
export async function changeSubscriptions(
  db: Database,
  userId: string,
  now: Date,
  change: (subscription: SandboxSubscription) => SandboxSubscription = (same) => same,
): Promise<SandboxSubscription[]> {
  return db.transaction(async (tx) => {
    const mine = eq(sandboxSubscriptions.userId, userId)
    const before = await tx.select().from(sandboxSubscriptions).where(mine).orderBy(asc(sandboxSubscriptions.createdAt)).for('update')
    const after: SandboxSubscription[] = []
    for (const one of before) {
      const changed = change(settle(one, now))
      if (changed !== one)
        await tx
          .update(sandboxSubscriptions)
          .set(changed)
          .where(and(mine, eq(sandboxSubscriptions.id, one.id)))
      after.push(changed)
    }
    return after
  })
}

/** Opens a page; a page to pay at closes those that were open before, so that nothing is bought twice. */
export async function addPage(db: Database, { userId, plan }: SandboxPage, id: string, expiresAt: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const mine = eq(sandboxPages.userId, userId)
    if (plan !== null) await tx.delete(sandboxPages).where(and(mine, isNotNull(sandboxPages.plan)))
    await tx.insert(sandboxPages).values({ idHash: hash(id), userId, plan, expiresAt })
  })
}

export async function findPage(db: Database, id: string, now: Date): Promise<SandboxPage | undefined> {
  const [page] = await db
    .select({ userId: sandboxPages.userId, plan: sandboxPages.plan })
    .from(sandboxPages)
    .where(and(eq(sandboxPages.idHash, hash(id)), gt(sandboxPages.expiresAt, now), isNull(sandboxPages.usedAt)))
  return page
}

/** Pays at a page, which works once; false when it was used or has expired. */
export async function buy(db: Database, id: string, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const isOpen = and(eq(sandboxPages.idHash, hash(id)), gt(sandboxPages.expiresAt, now), isNull(sandboxPages.usedAt))
    const [page] = await tx.update(sandboxPages).set({ usedAt: now }).where(isOpen).returning()
    if (!page?.plan) return false
    const period = { createdAt: now, periodStart: now, periodEnd: addPeriod(now, page.plan) }
    await tx.insert(sandboxSubscriptions).values({ userId: page.userId, status: 'active', plan: page.plan, ...period })
    return true
  })
}

function hash(id: string): string {
  return createHash('sha256').update(id).digest('base64url')
}
