import type { BlockList } from 'node:net'
import { AppError } from '@verbena/core/base/app-error'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Context, MiddlewareHandler } from 'hono'
import type { Database } from '../db/database'
import { throttles } from '../db/schema/throttle'
import { addressGroup, clientAddress } from './client-address'
import type { Limit, Limits } from './limits'
import { hashSecret } from './secrets'

export type Throttle = ReturnType<typeof createThrottle>
type NamedAction = { [Action in keyof Limits]: Limits[Action] extends { username: Limit } ? Action : never }[keyof Limits]

export function createThrottle(deps: { db: Database; now: () => Date; limits: Limits; trustedProxies: BlockList }) {
  const { db, now, limits, trustedProxies } = deps
  async function countAddress(c: Context, action: keyof Limits): Promise<void> {
    const address = addressGroup(clientAddress(c, trustedProxies))
    await countTry(db, `${action} address ${address}`, limits[action].address, now())
  }
  return {
    /** For what only some requests of a route do. */
    countAddress,
    byAddress(action: keyof Limits): MiddlewareHandler {
      return async (c, next) => {
        await countAddress(c, action)
        await next()
      }
    },
    /** Counts before the work, so that many tries at once are not all let through. One that proved honest can be given back. */
    async byUsername(action: NamedAction, username: string): Promise<{ giveBack(): Promise<void> }> {
      const key = `${action} username ${username}`
      const resetsAt = await countTry(db, key, limits[action].username, now())
      return { giveBack: () => giveBackTry(db, key, resetsAt) }
    },
  }
}

async function countTry(db: Database, key: string, limit: Limit, now: Date): Promise<Date> {
  const isOver = sql`${throttles.resetsAt} <= ${sql.param(now, throttles.resetsAt)}`
  const [row] = await db
    .insert(throttles)
    .values({ key: hashSecret(key), tries: 1, resetsAt: new Date(now.getTime() + limit.windowMs) })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        // One past the limit says all there is to say; counting on would overflow in the end.
        tries: sql`case when ${isOver} then 1 else least(${throttles.tries} + 1, ${limit.tries + 1}) end`,
        resetsAt: sql`case when ${isOver} then excluded.resets_at else ${throttles.resetsAt} end`,
      },
    })
    .returning({ tries: throttles.tries, resetsAt: throttles.resetsAt })
  if (!row) throw new Error('A try was not counted')
  if (row.tries > limit.tries) throw tooMany(row.resetsAt.getTime() - now.getTime())
  return row.resetsAt
}

/** Gives back one's own try only: clearing the count would give a guesser ten more with every sign-in of the owner. */
async function giveBackTry(db: Database, key: string, resetsAt: Date): Promise<void> {
  await db
    .update(throttles)
    .set({ tries: sql`${throttles.tries} - 1` })
    .where(and(eq(throttles.key, hashSecret(key)), eq(throttles.resetsAt, resetsAt), gt(throttles.tries, 0)))
}

function tooMany(waitMs: number): AppError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000))
  const wait =
    seconds < 60
      ? `${seconds} seconds`
      : seconds <= 90 * 60
        ? some(seconds / 60, 'a minute', 'minutes')
        : some(seconds / 3600, 'an hour', 'hours')
  return new AppError('too_many_requests', `Too many tries. Please wait ${wait} and try again.`, { retryAfterSeconds: seconds })
}

function some(amount: number, one: string, many: string): string {
  const whole = Math.ceil(amount)
  return whole === 1 ? one : `${whole} ${many}`
}
