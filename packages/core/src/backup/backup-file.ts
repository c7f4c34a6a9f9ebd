import * as v from 'valibot'
import { productName } from '../base/product'
import { emptyRecord, type Instant, markKinds, recordVersion } from '../learner/record'
import { copyOf, type Entry, emptyCopy, entriesOf, type LearnerCopy, mergeCopies } from '../sync/copy'

/** Raised when a file of the new kind could not be read by the app as it is now. */
const backupFormat = 1
/** No file that the app ever wrote comes near it; a larger one would only make the page stand still. */
export const longestBackup = 60_000_000
const mostReviews = 200_000

/** What is in a file: the learner, and how much that could not be read was left out. */
export type Backup = { copy: LearnerCopy; exportedAt: string; unread: number; ownWords: number }

const someObject = v.record(v.string(), v.unknown())
const deviceSchema = v.object({ record: someObject, views: someObject, reviews: v.array(v.unknown()) })
const fileSchema = v.object({
  product: v.literal(productName),
  format: v.pipe(v.number(), v.integer(), v.minValue(1)),
  exportedAt: v.pipe(v.string(), v.maxLength(40)),
  device: deviceSchema,
  account: v.fallback(v.nullable(someObject), null),
})
const accountLearnerSchema = v.object({ record: someObject, views: someObject, reviews: someObject })

/** Everything the learner has as one file; `account` is what the server holds, `null` for a visitor. */
export function writeBackup({ record, logs }: LearnerCopy, account: Readonly<Record<string, unknown>> | null, now: Date): string {
  const device = { record, views: logs.views, reviews: Object.values(logs.reviews) }
  return JSON.stringify({ product: productName, format: backupFormat, exportedAt: now.toISOString(), device, account }, null, 2)
}

/** Reads a file whole before anything is done with it, or says why it cannot be used. Stamps from the future are taken for now. */
export function readBackup(text: string, now: Instant): { backup: Backup } | { problem: string } {
  if (text.length > longestBackup) return { problem: 'This file is far larger than any copy the app makes. Choose another one.' }
  if (text.trim() === '') return { problem: 'This file is empty. Choose another one.' }
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch {
    return { problem: text.trimStart().startsWith('{') ? 'This file is not whole. Save it again, or choose another copy.' : foreign }
  }
  if (isNewer(content)) return { problem: `This file comes from a newer version of ${productName}. Update the app, then import it again.` }
  const file = v.safeParse(fileSchema, content)
  if (!file.success) return { problem: foreign }
  const { device, account, exportedAt } = file.output
  if (device.reviews.length > mostReviews) return { problem: 'This file holds more answers than anyone can give. Choose another one.' }

  const read = readCopy(device.record, device.views, byId(device.reviews), now)
  const learner = v.safeParse(accountLearnerSchema, account?.learner)
  const fromAccount = learner.success && readCopy(learner.output.record, learner.output.views, learner.output.reviews, now)
  const copy = fromAccount ? mergeCopies(read.copy, fromAccount.copy) : read.copy
  const unread = read.unread + (fromAccount ? fromAccount.unread : 0)
  if (unread > 0 && entriesOf(copy).length === 0) return { problem: 'Nothing in this file could be read. Choose another copy.' }
  const ownWords = Array.isArray(account?.custom_words) ? account.custom_words.length : 0
  return { backup: { copy, exportedAt, unread, ownWords } }
}

const foreign = `This file was not made by “Export my data” in ${productName}. Choose a file whose name begins with ${productName.toLowerCase()}.`

function isNewer(content: unknown): boolean {
  const schema = v.object({ product: v.literal(productName), format: v.pipe(v.number(), v.minValue(backupFormat + 1)) })
  const version = v.object({
    product: v.literal(productName),
    device: v.object({ record: v.object({ version: v.pipe(v.number(), v.minValue(recordVersion + 1)) }) }),
  })
  return v.is(schema, content) || v.is(version, content)
}

/** An answer without an id of its own is kept apart from all others, to be counted as unread. */
function byId(reviews: readonly unknown[]): Record<string, unknown> {
  const idSchema = v.object({ id: v.string() })
  return Object.fromEntries(reviews.map((review, i) => [v.is(idSchema, review) ? review.id : `#${i}`, review]))
}

type Parts = Record<string, unknown>

function readCopy(record: Parts, views: Parts, reviews: Parts, now: Instant): { copy: LearnerCopy; unread: number } {
  const entries = [...recordEntries(record), ...valuesOf('views', views), ...valuesOf('reviews', reviews)].map((entry) =>
    notAfter(entry, now),
  )
  const copy = entries.length === 0 ? emptyCopy() : copyOf(entries)
  return { copy, unread: entries.length - entriesOf(copy).length }
}

function recordEntries(record: Parts): Entry[] {
  const marks = partOf(record.marks)
  const days = partOf(record.days)
  return [
    ...(['settings', 'bests', 'reports'] as const).flatMap((part) => valuesOf(part, partOf(record[part]))),
    ...markKinds.flatMap((kind) => valuesOf(`marks.${kind}`, partOf(marks[kind]))),
    ...(Object.keys(emptyRecord().days) as (keyof ReturnType<typeof emptyRecord>['days'])[]).flatMap((kind) => {
      const list = days[kind]
      return Array.isArray(list) ? [...new Set(list)].map((day): Entry => ({ part: `days.${kind}`, key: String(day), value: true })) : []
    }),
  ]
}

function partOf(value: unknown): Parts {
  return v.is(someObject, value) ? value : {}
}

function valuesOf(part: Entry['part'], values: Parts): Entry[] {
  return Object.entries(values).map(([key, value]) => ({ part, key, value }))
}

/** A wish stamped in the future, by a wrong clock or on purpose, would win over every later one. */
function notAfter(entry: Entry, now: Instant): Entry {
  const isWish = entry.part === 'settings' || entry.part.startsWith('marks.')
  const stamp = v.object({ at: v.pipe(v.number(), v.gtValue(now)) })
  return isWish && v.is(stamp, entry.value) ? { ...entry, value: { ...entry.value, at: now } } : entry
}
