import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../database'
import { StartError } from '../start-error'
import { contentsOf, read, tablesInOrder } from './tables'

const rowsAtOnce = 500
const rowSchema = v.object({ row: v.string() })

export type Copied = { table: string; rows: number }

/**
 * Puts every row of one database into another that has the same tables and no rows. It is one transaction on each side:
 * whatever goes wrong, the target is as empty as before. In the end both sides must have the same checksums.
 */
export async function copyDatabase(from: Database, to: Database): Promise<Copied[]> {
  return from.transaction((source) =>
    to.transaction(async (target) => {
      for (const side of [source, target]) await side.execute(sql`set local timezone to 'UTC'`)
      const tables = await tablesInOrder(source)
      await refuseOthers(target, tables)
      const copied: Copied[] = []
      for (const table of tables) {
        await copyTable(source, target, table)
        copied.push({ table, rows: await compare(source, target, table) })
      }
      return copied
    }),
  )
}

/** Nobody else writes until the copy is done, and nobody has before. */
async function refuseOthers(target: Database, tables: readonly string[]): Promise<void> {
  await target.execute(sql.raw(`lock table ${tables.map((table) => `"${table}"`).join(', ')} in exclusive mode`))
  for (const table of tables) {
    const [row] = await read(target, v.unknown(), `select 1 from "${table}" limit 1`)
    if (row)
      throw new StartError('The database of DATABASE_URL is not empty; name an empty one, so that nothing in it is mixed or overwritten.')
  }
}

/** Rows travel as JSON text, written and read by PostgreSQL itself, so no value passes through a type of ours. */
async function copyTable(source: Database, target: Database, table: string): Promise<void> {
  await source.execute(sql.raw(`declare copied no scroll cursor for select to_json(t)::text as row from "${table}" t`))
  for (;;) {
    const rows = await read(source, rowSchema, `fetch ${rowsAtOnce} from copied`)
    if (rows.length === 0) break
    const given = `[${rows.map(({ row }) => row).join(',')}]`
    await target.execute(
      sql`insert into ${sql.identifier(table)} select * from json_populate_recordset(null::${sql.identifier(table)}, ${given}::json)`,
    )
  }
  await source.execute(sql`close copied`)
}

async function compare(source: Database, target: Database, table: string): Promise<number> {
  const [before, after] = [await contentsOf(source, table), await contentsOf(target, table)]
  if (before.rows !== after.rows || before.checksum !== after.checksum) {
    throw new StartError(`The table ${table} is not the same after copying, so nothing was kept; the embedded database is as it was.`)
  }
  return after.rows
}
