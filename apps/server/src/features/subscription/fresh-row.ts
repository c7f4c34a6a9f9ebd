import { planNow, readSubscription, type SubscriptionRow } from '../../access/plan'
import type { Database } from '../../db/database'
import type { Billing } from '../../providers/billing/billing'

/** Who waits for a plan asks again and again; who has one seldom changes it. */
const lookAgainMs = { withoutPlan: 5_000, withPlan: 60_000 }
const patienceMs = 2_000

/**
 * Our own row, which is nearly always all it takes. Who comes back from paying before the message about it, or asks after
 * the end of a period nobody told us about, is worth one look at the provider, if that is quick.
 */
export function createFreshRow(db: Database, billing: Billing, now: () => Date) {
  const looking = new Map<string, Promise<void>>()
  /** One look for each person at a time; a failed one changes nothing, and the next check or pass tries again. */
  function look(userId: string): Promise<void> {
    const current = looking.get(userId)
    if (current) return current
    const started = billing
      .refresh(userId)
      .catch(() => undefined) // logged by the provider; the row is still an answer
      .finally(() => looking.delete(userId))
    looking.set(userId, started)
    return started
  }
  return async (userId: string): Promise<SubscriptionRow | undefined> => {
    const row = await readSubscription(db, userId)
    if (!row || !isWorthALook(row, now())) return row
    await within(look(userId), patienceMs)
    return readSubscription(db, userId)
  }
}

function isWorthALook(row: SubscriptionRow, now: Date): boolean {
  const { expectsNewsUntil, checkedAt, checkAt } = row
  const pauseMs = planNow(row, now) === null ? lookAgainMs.withoutPlan : lookAgainMs.withPlan
  const isRecent = checkedAt !== null && now.getTime() - checkedAt.getTime() < pauseMs
  const isExpecting = expectsNewsUntil !== null && expectsNewsUntil > now
  return !isRecent && (isExpecting || (checkAt !== null && checkAt <= now))
}

async function within(work: Promise<void>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  await Promise.race([work, tooLate])
  clearTimeout(timer)
}
