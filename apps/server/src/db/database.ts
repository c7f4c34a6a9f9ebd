import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** The embedded database, PostgreSQL, or a transaction of either. Inside a transaction use only `tx`: on the embedded one the outer handle waits for ever. */
export type Database = PgDatabase<PgQueryResultHKT>

export type OpenDatabase = { db: Database; close(): Promise<void> }
