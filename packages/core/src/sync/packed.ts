import * as v from 'valibot'
import { groupBy } from '../base/group-by'
import { dayKinds, markKinds, type Review, type View } from '../learner/record'
import type { Entry, Part } from './copy'
import { longId, shortId } from './short-id'

/** One request carries at most so many entries, and one answer twice as many. */
export const entriesAtOnce = 1000
const most = 3 * entriesAtOnce
const grades = ['right', 'hinted', 'wrong'] as const

const rows = (row: RegExp) => v.pipe(v.array(v.pipe(v.string(), v.regex(row))), v.maxLength(most))
const values = v.record(v.pipe(v.string(), v.maxLength(100)), v.unknown())
const instant = '\\d{1,16}'
const word = '[a-z0-9-]{1,80}'
const mark = new RegExp(`^${word} [01] ${instant}$`)
const days = v.pipe(v.array(v.pipe(v.string(), v.maxLength(10))), v.maxLength(most))

/**
 * Entries as they travel. What there is much of goes as rows of text, in the order of their moments, each moment as the
 * milliseconds since the row before: a day's learning fits into 3 kB.
 */
export const packedSchema = v.strictObject({
  settings: v.optional(values),
  marks: v.optional(v.record(v.picklist(markKinds), rows(mark))),
  days: v.optional(v.record(v.picklist(dayKinds), days)),
  bests: v.optional(values),
  reports: v.optional(values),
  /** Word, first look, how much later the last one was, how many. */
  views: v.optional(rows(new RegExp(`^${word} ${instant} -?${instant} ${instant}$`))),
  /** Id, word, grade, moment, and the word chosen in its place where there is one; day and mode are said once for all their answers. */
  reviews: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          mode: v.string(),
          day: v.string(),
          rows: rows(new RegExp(`^[.A-Za-z0-9_-]{1,65} ${word} [012] ${instant}(?: ${word})?$`)),
        }),
      ),
      v.maxLength(most),
    ),
  ),
})
export type Packed = v.InferOutput<typeof packedSchema>

type Mark = { on: boolean; at: number }

/** Entries made small. */
export function pack(entries: readonly Entry[]): Packed {
  const byPart = groupBy(entries, ({ part }) => part)
  const of = (part: Part) => byPart.get(part) ?? []
  const packed: Packed = {}
  for (const part of ['settings', 'bests', 'reports'] as const) {
    if (byPart.has(part)) packed[part] = Object.fromEntries(of(part).map(({ key, value }) => [key, value]))
  }
  const marks = markKinds.flatMap((kind) => {
    const given = of(`marks.${kind}`).map(({ key, value }) => ({ key, ...(value as Mark) }))
    return given.length === 0 ? [] : [[kind, inSteps(given).map(({ key, on, step }) => `${key} ${on ? 1 : 0} ${step}`)] as const]
  })
  if (marks.length > 0) packed.marks = Object.fromEntries(marks)
  const dayLists = dayKinds.flatMap((kind) =>
    byPart.has(`days.${kind}`) ? [[kind, of(`days.${kind}`).map(({ key }) => key)] as const] : [],
  )
  if (dayLists.length > 0) packed.days = Object.fromEntries(dayLists)
  if (byPart.has('views')) packed.views = of('views').map(({ key, value }) => viewRow(key, value as View))
  if (byPart.has('reviews')) packed.reviews = reviewGroups(of('reviews').map(({ value }) => value as Review))
  return packed
}

/** The entries that were packed; whether each is sound is for `copyOf` to say. */
export function unpack(packed: Packed): Entry[] {
  const entries: Entry[] = []
  for (const part of ['settings', 'bests', 'reports'] as const) {
    for (const [key, value] of Object.entries(packed[part] ?? {})) entries.push({ part, key, value })
  }
  for (const kind of markKinds) {
    let at = 0
    for (const row of packed.marks?.[kind] ?? []) {
      const [key = '', on, step] = row.split(' ')
      at += Number(step)
      entries.push({ part: `marks.${kind}`, key, value: { on: on === '1', at } })
    }
  }
  for (const kind of dayKinds) for (const key of packed.days?.[kind] ?? []) entries.push({ part: `days.${kind}`, key, value: true })
  for (const row of packed.views ?? []) {
    const [key = '', first, later, count] = row.split(' ')
    entries.push({ part: 'views', key, value: { first: Number(first), last: Number(first) + Number(later), count: Number(count) } })
  }
  for (const { mode, day, rows: given } of packed.reviews ?? []) {
    let at = 0
    for (const row of given) {
      const [short = '', wordId, grade, step, takenFor] = row.split(' ')
      at += Number(step)
      const id = longId(short)
      entries.push({
        part: 'reviews',
        key: id,
        value: { id, wordId, grade: grades[Number(grade)], mode, at, day, ...(takenFor && { takenFor }) },
      })
    }
  }
  return entries
}

function viewRow(wordId: string, { first, last, count }: View): string {
  return `${wordId} ${first} ${last - first} ${count}`
}

function reviewGroups(reviews: readonly Review[]): Packed['reviews'] {
  const groups = groupBy(reviews, ({ mode, day }) => `${day} ${mode}`)
  return [...groups.values()].map((group) => ({
    mode: group[0]?.mode ?? '',
    day: group[0]?.day ?? '',
    rows: inSteps(group).map(({ id, wordId, grade, step, takenFor }) =>
      [shortId(id), wordId, grades.indexOf(grade), step, ...(takenFor ? [takenFor] : [])].join(' '),
    ),
  }))
}

/** In the order of their moments, each with the time since the one before. */
function inSteps<Moment extends { at: number }>(moments: readonly Moment[]): (Moment & { step: number })[] {
  const sorted = [...moments].sort((a, b) => a.at - b.at)
  return sorted.map((each, i) => ({ ...each, step: each.at - (sorted[i - 1]?.at ?? 0) }))
}
