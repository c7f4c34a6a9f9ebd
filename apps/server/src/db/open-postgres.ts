import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import type { Logger } from 'pino'
import type { OpenDatabase } from './database'
import { migratePostgres } from './migrate-postgres'
import { StartError } from './start-error'
import { isUnreachable } from './unreachable'

const poolLimits = {
  max: 10,
  connectionTimeoutMillis: 5_000,
  statement_timeout: 10_000,
  // Also ends the wait for a server that went silent without closing the connection.
  query_timeout: 12_000,
  keepAlive: true,
}

/** For one long piece of work that nobody waits for at a screen. */
export const withoutHurry = { ...poolLimits, statement_timeout: 0, query_timeout: 0 }

/** Opens PostgreSQL and brings its tables up to date. */
export async function openPostgres(url: string, log: Pick<Logger, 'warn'>, limits = poolLimits): Promise<OpenDatabase> {
  try {
    await migratePostgres(url)
  } catch (cause) {
    if (isRoleRefused(cause)) throw new StartError(`${roleRefused} ${roleRemedy}`, { cause })
    if (!isUnreachable(cause)) throw cause
    throw new StartError(`The database at ${hostOf(url)} does not answer; check DATABASE_URL and that PostgreSQL is running.`, { cause })
  }
  return connectPostgres(url, log, limits)
}

const roleRefused = 'The user of DATABASE_URL may not act as the role verbena_learner, which keeps people’s rows apart.'
const roleRemedy =
  'As an administrator of the server run "create role verbena_learner nologin" if it is missing, then grant it to that user.'

function isRoleRefused(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const isRefused = 'code' in error && error.code === '42501' && error.message.includes('role')
  return isRefused || isRoleRefused(error.cause)
}

/** A pool that outlives its server: broken connections are dropped, new ones are made when it is back. */
export function connectPostgres(url: string, log: Pick<Logger, 'warn'>, limits = poolLimits): OpenDatabase {
  const pool = new Pool({ ...limits, connectionString: url })
  pool.on('error', (error: Error & { code?: string }) => log.warn({ code: error.code }, 'an idle database connection broke'))
  // A connection that breaks while in use reports it twice: through its query, and here, where nobody listening would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = drizzle(pool)
  // The driver's own transaction never gives the connection back when BEGIN fails.
  db.transaction = async (work, config) => {
    const client = await pool.connect()
    let isBroken = false
    try {
      return await drizzle(client).transaction(work, config)
    } catch (error) {
      isBroken = isUnreachable(error)
      throw error
    } finally {
      client.release(isBroken)
    }
  }
  return { db, close: () => pool.end() }
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : 'DATABASE_URL'
}
