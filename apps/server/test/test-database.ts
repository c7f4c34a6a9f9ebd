import { randomBytes } from 'node:crypto'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { Client } from 'pg'
import { pino } from 'pino'
import { afterAll } from 'vitest'
import type { Database, OpenDatabase } from '../src/db/database'
import { migrationsFolder } from '../src/db/migrations-folder'
import { openPostgres } from '../src/db/open-postgres'

export const postgresUrl = process.env.TEST_DATABASE_URL

/** A fresh database with the real migrations, for one test file: PostgreSQL when TEST_DATABASE_URL names one, else in memory. */
export async function testDatabase(): Promise<Database> {
  const { db, close } = postgresUrl === undefined ? await openInMemory() : await openFresh(postgresUrl)
  afterAll(close)
  return db
}

async function openInMemory(): Promise<OpenDatabase> {
  const client = await PGlite.create()
  const db = drizzle(client)
  await migrate(db, { migrationsFolder })
  return { db, close: () => client.close() }
}

async function openFresh(serverUrl: string): Promise<OpenDatabase> {
  const { url, drop } = await createPostgresDatabase(serverUrl)
  const { db, close } = await openPostgres(url, pino({ level: 'silent' }))
  return {
    db,
    async close() {
      await close()
      await drop()
    },
  }
}

/** A new empty database on a PostgreSQL server, and how to be rid of it. */
export async function createPostgresDatabase(serverUrl: string) {
  const name = `verbena_test_${randomBytes(6).toString('hex')}`
  await runOn(serverUrl, `create database ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => runOn(serverUrl, `drop database ${name} with (force)`) }
}

export async function runOn(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(statement)
  await client.end()
}
