import { AppError } from '@verbena/core/base/app-error'
import { changesFrom, nameOf } from '@verbena/core/sync/changes'
import { copyOf, type Entry } from '@verbena/core/sync/copy'
import { accountLimits, type SyncInput } from '@verbena/core/sync/exchange'
import { entriesAtOnce } from '@verbena/core/sync/packed'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { asUser } from '../../db/as-user'
import type { Database } from '../../db/database'
import { learnerEntries, learnerRevisions } from '../../db/schema/learner'

type Stored = Entry & { revision: number }
type News = { revision: number; more: boolean; entries: Entry[] }

/** More than one request can change, so that a page always holds all of a revision. */
const pageSize = 2 * entriesAtOnce

/** Takes in what a device changed, by the rules of the record, and answers what it does not know; the same again changes nothing. */
export async function syncLearner(db: Database, userId: string, { since, changes }: SyncInput): Promise<News> {
  return asUser(db, userId, async (tx) => {
    if (changes.length === 0) {
      // read first: what is committed in between is told twice rather than never
      const revision = await readRevision(tx, userId)
      return pageOf(await readNews(tx, userId, since), revision)
    }
    const before = await beginRevision(tx, userId)
    const stored = await readNewsAnd(tx, userId, since, changes)
    const named = new Set(changes.map(nameOf))
    const touched = stored.filter((entry) => named.has(nameOf(entry)))
    const given = copyOf(changes)
    const written = changesFrom(copyOf(touched), given)
    if (written.length > 0) await write(tx, userId, before, written, new Set(touched.map(nameOf)))
    const { entries, ...page } = pageOf(
      stored.filter(({ revision }) => revision > since),
      before.revision,
    )
    return { ...page, entries: changesFrom(given, copyOf([...entries, ...touched])) }
  })
}

type Counted = { revision: number; reviews: number; others: number }

/** Whoever else changes this record waits from here until the transaction ends. */
async function beginRevision(tx: Database, userId: string): Promise<Counted> {
  const [row] = await tx
    .insert(learnerRevisions)
    .values({ userId, revision: 1 })
    .onConflictDoUpdate({ target: learnerRevisions.userId, set: { revision: sql`${learnerRevisions.revision} + 1` } })
    .returning({ revision: learnerRevisions.revision, reviews: learnerRevisions.reviews, others: learnerRevisions.others })
  if (!row) throw new Error('A revision was not begun')
  return row
}

async function readRevision(tx: Database, userId: string): Promise<number> {
  const [row] = await tx.select({ revision: learnerRevisions.revision }).from(learnerRevisions).where(eq(learnerRevisions.userId, userId))
  return row?.revision ?? 0
}

const columns = {
  part: learnerEntries.part,
  key: learnerEntries.key,
  value: learnerEntries.value,
  revision: learnerEntries.revision,
}
type Row = { part: Entry['part']; key: string; value: string; revision: number }

function newsQuery(tx: Database, userId: string, since: number) {
  return tx
    .select(columns)
    .from(learnerEntries)
    .where(and(eq(learnerEntries.userId, userId), gt(learnerEntries.revision, since)))
    .orderBy(asc(learnerEntries.revision))
    .limit(pageSize + 1)
}

async function readNews(tx: Database, userId: string, since: number): Promise<Stored[]> {
  return (await newsQuery(tx, userId, since)).map(read)
}

/** The news, and what is stored under the names of some entries whether it is new or not. */
async function readNewsAnd(tx: Database, userId: string, since: number, entries: readonly Entry[]): Promise<Stored[]> {
  const { parts, keys } = columnsOf(entries)
  const named = tx
    .select(columns)
    .from(learnerEntries)
    .where(
      and(
        eq(learnerEntries.userId, userId),
        sql`(${learnerEntries.part}, ${learnerEntries.key}) in (select * from unnest(${parts}::text[], ${keys}::text[]))`,
      ),
    )
  const rows = await unionAll(newsQuery(tx, userId, since), named)
  return [...new Map(rows.map((row) => [nameOf(row), read(row)])).values()].sort((a, b) => a.revision - b.revision)
}

async function write(tx: Database, userId: string, before: Counted, entries: readonly Entry[], known: ReadonlySet<string>): Promise<void> {
  const added = entries.filter((entry) => !known.has(nameOf(entry)))
  const reviews = added.filter(({ part }) => part === 'reviews').length
  const others = added.length - reviews
  if (reviews > 0 && before.reviews + reviews > accountLimits.reviews) throw full(accountLimits.reviews, 'answers')
  if (others > 0 && before.others + others > accountLimits.others) throw full(accountLimits.others, 'marks, days and results')
  const { parts, keys, values } = columnsOf(entries)
  await tx.execute(sql`
    with written as (
      insert into ${learnerEntries} (user_id, part, key, value, revision)
      select ${userId}::uuid, part, key, value, ${before.revision}::bigint
      from unnest(${parts}::text[], ${keys}::text[], ${values}::text[]) as given (part, key, value)
      on conflict (user_id, part, key) do update set value = excluded.value, revision = excluded.revision
    )
    update ${learnerRevisions} set reviews = reviews + ${reviews}::int, others = others + ${others}::int
    where ${learnerRevisions.userId} = ${userId}`)
}

function full(limit: number, what: string): AppError {
  return new AppError(
    'limit_reached',
    `Your account holds ${limit.toLocaleString('en-US')} ${what}, which is the most. What is on this device stays here.`,
  )
}

function columnsOf(entries: readonly Entry[]) {
  return {
    parts: sql.param(entries.map(({ part }) => part)),
    keys: sql.param(entries.map(({ key }) => key)),
    values: sql.param(entries.map(({ value }) => JSON.stringify(value))),
  }
}

function read({ value, ...row }: Row): Stored {
  return { ...row, value: JSON.parse(value) }
}

/** A page ends with a whole revision, because the next one begins after it. */
function pageOf(sorted: readonly Stored[], revision: number): News {
  const last = sorted[pageSize]?.revision
  if (last === undefined) return { revision, more: false, entries: [...sorted] }
  const entries = sorted.filter((entry) => entry.revision < last)
  return { revision: last - 1, more: true, entries }
}
