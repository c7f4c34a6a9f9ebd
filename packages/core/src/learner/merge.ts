import { type Best, dayKinds, type LearnerLogs, type LearnerRecord, markKinds, type Review, type View, type WordReport } from './record'

/**
 * Two copies of one learner's record made one, each part by its rule in docs/learning: the order of the copies, doing it
 * twice and the way through third devices change nothing.
 */
export function mergeRecords(a: LearnerRecord, b: LearnerRecord): LearnerRecord {
  return {
    version: Math.max(a.version, b.version),
    dataVersion: Math.max(a.dataVersion, b.dataVersion),
    settings: mergeKeys(a.settings as Stamps, b.settings as Stamps, later) as LearnerRecord['settings'],
    marks: fromKinds(markKinds, (kind) => mergeKeys(a.marks[kind], b.marks[kind], later)),
    days: fromKinds(dayKinds, (kind) => [...new Set([...a.days[kind], ...b.days[kind]])].sort()),
    bests: mergeKeys(a.bests, b.bests, betterOf),
    reports: mergeKeys(a.reports, b.reports, firstInOrder<WordReport>),
  }
}

/** Two copies of the growing logs made one: views widen, reviews are united by id. */
export function mergeLogs(a: LearnerLogs, b: LearnerLogs): LearnerLogs {
  return { views: mergeKeys(a.views, b.views, widest), reviews: mergeKeys(a.reviews, b.reviews, firstInOrder<Review>) }
}

type Stamps = Record<string, { at: number }>

function later<T extends { at: number }>(a: T, b: T): T {
  return a.at === b.at ? firstInOrder(a, b) : a.at > b.at ? a : b
}

function betterOf(a: Best, b: Best): Best {
  if (a.better !== b.better) return a.better === 'higher' ? a : b // never happens within one game; any fixed choice converges
  if (a.score === b.score) return later(a, b)
  return a.score > b.score === (a.better === 'higher') ? a : b
}

function widest(a: View, b: View): View {
  return { first: Math.min(a.first, b.first), last: Math.max(a.last, b.last), count: Math.max(a.count, b.count) }
}

/** Copies that no rule tells apart must still give the same result on both devices, so their texts decide. */
function firstInOrder<T>(a: T, b: T): T {
  return canonical(a) <= canonical(b) ? a : b
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}

function mergeKeys<T>(a: Readonly<Record<string, T>>, b: Readonly<Record<string, T>>, choose: (a: T, b: T) => T): Record<string, T> {
  const merged = new Map<string, T>(Object.entries(a))
  for (const [key, theirs] of Object.entries(b)) {
    const ours = merged.get(key)
    merged.set(key, ours === undefined ? theirs : choose(ours, theirs))
  }
  return Object.fromEntries(merged)
}

function fromKinds<Kind extends string, T>(kinds: readonly Kind[], make: (kind: Kind) => T): Record<Kind, T> {
  return Object.fromEntries(kinds.map((kind) => [kind, make(kind)])) as Record<Kind, T>
}
