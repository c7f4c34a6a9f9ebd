import * as v from 'valibot'
import { daySchema } from '../base/day'
import { groupBy } from '../base/group-by'
import { healRecord } from '../learner/heal'
import { mergeLogs, mergeRecords } from '../learner/merge'
import { dayKinds, emptyRecord, type LearnerLogs, type LearnerRecord, markKinds, recordVersion } from '../learner/record'
import { wordIdSchema } from '../words/word'

/** All that one device, or the account, has of a learner; or a part of that, in the same shape. */
export type LearnerCopy = { record: LearnerRecord; logs: LearnerLogs }

export const parts = [
  'settings',
  ...markKinds.map((kind) => `marks.${kind}` as const),
  ...dayKinds.map((kind) => `days.${kind}` as const),
  'bests',
  'reports',
  'views',
  'reviews',
] as const
export type Part = (typeof parts)[number]

/** The smallest thing that two devices merge: one setting, one mark, one day, one answer. */
export type Entry = { part: Part; key: string; value: unknown }

const instantSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const viewSchema = v.strictObject({ first: instantSchema, last: instantSchema, count: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) })
const reviewIdSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/))
const reviewSchema = v.strictObject({
  id: reviewIdSchema,
  wordId: wordIdSchema,
  grade: v.picklist(['right', 'hinted', 'wrong']),
  mode: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)),
  at: instantSchema,
  day: daySchema,
  takenFor: v.exactOptional(wordIdSchema),
})

/** The copy of a learner who has done nothing yet. */
export function emptyCopy(): LearnerCopy {
  return { record: emptyRecord(), logs: { views: {}, reviews: {} } }
}

/** Two copies made one by the rules of the record and of the logs. */
export function mergeCopies(a: LearnerCopy, b: LearnerCopy): LearnerCopy {
  return { record: mergeRecords(a.record, b.record), logs: mergeLogs(a.logs, b.logs) }
}

/** A copy taken apart. */
export function entriesOf({ record, logs }: LearnerCopy): Entry[] {
  return [
    ...each('settings', record.settings),
    ...markKinds.flatMap((kind) => each(`marks.${kind}`, record.marks[kind])),
    ...dayKinds.flatMap((kind) => record.days[kind].map((day): Entry => ({ part: `days.${kind}`, key: day, value: true }))),
    ...each('bests', record.bests),
    ...each('reports', record.reports),
    ...each('views', logs.views),
    ...each('reviews', logs.reviews),
  ]
}

/** Entries put together; what is not a sound entry is left out. */
export function copyOf(entries: readonly Entry[]): LearnerCopy {
  const byPart = groupBy(entries, ({ part }) => part)
  const valuesOf = (part: Part) => Object.fromEntries((byPart.get(part) ?? []).map(({ key, value }) => [key, value]))
  const keysOf = (part: Part) => (byPart.get(part) ?? []).map(({ key }) => key)
  const { record } = healRecord({
    version: recordVersion,
    settings: valuesOf('settings'),
    marks: Object.fromEntries(markKinds.map((kind) => [kind, valuesOf(`marks.${kind}`)])),
    days: Object.fromEntries(dayKinds.map((kind) => [kind, keysOf(`days.${kind}`)])),
    bests: valuesOf('bests'),
    reports: valuesOf('reports'),
  })
  const views = sound(valuesOf('views'), wordIdSchema, viewSchema)
  const reviews = sound(valuesOf('reviews'), reviewIdSchema, reviewSchema)
  return { record, logs: { views, reviews: Object.fromEntries(Object.entries(reviews).filter(([id, review]) => review.id === id)) } }
}

function each(part: Part, values: Readonly<Record<string, unknown>>): Entry[] {
  return Object.entries(values).map(([key, value]) => ({ part, key, value }))
}

function sound<Value>(values: Record<string, unknown>, key: v.GenericSchema<string>, schema: v.GenericSchema<unknown, Value>) {
  const read: Record<string, Value> = {}
  for (const [name, value] of Object.entries(values)) {
    const parsed = v.safeParse(schema, value)
    if (parsed.success && v.is(key, name)) read[name] = parsed.output
  }
  return read
}
