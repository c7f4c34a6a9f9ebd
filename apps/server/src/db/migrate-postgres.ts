import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { migrationsFolder } from './migrations-folder'

/** Any number will do as long as every Verbena uses it. */
const advisoryLock = 8_372_362

/** Processes that start together take turns; without the lock they create the same tables at once and fail. */
export async function migratePostgres(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined) // the query that met it reports it
  try {
    await client.connect()
    const db = drizzle(client)
    await db.execute(sql`select pg_advisory_lock(${advisoryLock})`)
    await migrate(db, { migrationsFolder })
  } finally {
    await client.end() // frees the lock
  }
}
