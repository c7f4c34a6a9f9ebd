import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../database'

const nameSchema = v.object({ name: v.string() })
const referenceSchema = v.object({ table: v.string(), refersTo: v.string() })
type Reference = v.InferOutput<typeof referenceSchema>
const contentsSchema = v.object({ rows: v.pipe(v.string(), v.transform(Number)), checksum: v.string() })
export type Contents = v.InferOutput<typeof contentsSchema>

/** All tables of the app, each after those its rows refer to. */
export async function tablesInOrder(db: Database): Promise<string[]> {
  const names = await read(
    db,
    nameSchema,
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  const references = await read(
    db,
    referenceSchema,
    `select conrelid::regclass::text as "table", confrelid::regclass::text as "refersTo" from pg_constraint where contype = 'f'`,
  )
  const ordered: string[] = []
  while (ordered.length < names.length) {
    const next = names.find(({ name }) => !ordered.includes(name) && isReady(name, ordered, references))
    if (!next) throw new Error('Tables refer to each other in a circle')
    ordered.push(next.name)
  }
  return ordered
}

function isReady(name: string, done: readonly string[], references: readonly Reference[]): boolean {
  return references.every(({ table, refersTo }) => table !== name || refersTo === name || done.includes(refersTo))
}

/** How much is in a table, and a sum over its rows that is the same for the same rows in whatever order they lie. */
export async function contentsOf(db: Database, table: string): Promise<Contents> {
  const [found] = await read(
    db,
    contentsSchema,
    `select count(*)::text as rows, coalesce(sum(('x' || left(md5(t::text), 16))::bit(64)::bigint::numeric), 0)::text as checksum from "${table}" t`,
  )
  if (!found) throw new Error('A table did not say what it holds')
  return found
}

/** What a statement answers, whichever driver brings it. */
export async function read<Row extends v.GenericSchema>(db: Database, row: Row, statement: string): Promise<v.InferOutput<Row>[]> {
  return v.parse(v.object({ rows: v.array(row) }), await db.execute(sql.raw(statement))).rows
}
