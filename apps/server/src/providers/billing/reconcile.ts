import type { Logger } from 'pino'
import type { Database } from '../../db/database'
import { describeError } from '../../http/describe-error'
import type { Billing } from './billing'
import { checkAgainMs } from './next-check'
import { dueCustomers, postponeCheck } from './store'

export const reconcileEveryMs = 10 * 60 * 1000
const atOnce = 200
/** So many failures in a row are the provider's, not the customers'; the next pass tries again. */
const giveUpAfter = 3

/** Looks at everyone whose messages may have been lost, so that a missed one heals by itself; answers how many were looked at. */
export async function reconcile(db: Database, billing: Billing, now: () => Date, log: Pick<Logger, 'warn'>): Promise<number> {
  if (billing.provider === 'off') return 0
  const due = await dueCustomers(db, billing.provider, now(), atOnce)
  let failures = 0
  let looked = 0
  for (const { userId } of due) {
    if (failures === giveUpAfter) break
    try {
      await billing.refresh(userId)
      looked += 1
      failures = 0
    } catch (error) {
      failures += 1
      log.warn({ error: describeError(error) }, 'a subscription could not be looked at; a later pass tries again')
      // Behind the others, so that one that always fails never keeps them waiting.
      await postponeCheck(db, userId, new Date(now().getTime() + checkAgainMs))
    }
  }
  return looked
}
