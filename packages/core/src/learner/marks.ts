import type { LearnerLists } from '../words/filter-words'
import type { WordId } from '../words/word'
import type { Instant, LearnerRecord, MarkKind } from './record'

export function isMarked(record: LearnerRecord, kind: MarkKind, wordId: WordId): boolean {
  return record.marks[kind][wordId]?.on === true
}

/** The record with one word's mark set or cleared at this moment. */
export function setMark(record: LearnerRecord, kind: MarkKind, wordId: WordId, on: boolean, at: Instant): LearnerRecord {
  const before = record.marks[kind][wordId]
  if (before?.on === on) return record
  // a clock set back must not make the learner's newest wish the older one
  const mark = { on, at: Math.max(at, (before?.at ?? -1) + 1) }
  return { ...record, marks: { ...record.marks, [kind]: { ...record.marks[kind], [wordId]: mark } } }
}

/** Favorite, saved and learned each toggle a word in or out (spec §4). */
export function toggleMark(record: LearnerRecord, kind: MarkKind, wordId: WordId, at: Instant): LearnerRecord {
  return setMark(record, kind, wordId, !isMarked(record, kind, wordId), at)
}

/** The words that carry a mark, the newest first. */
export function markedWords(record: LearnerRecord, kind: MarkKind): WordId[] {
  const on = Object.entries(record.marks[kind]).filter(([, mark]) => mark.on)
  return on.sort(([a, first], [b, second]) => second.at - first.at || (a < b ? -1 : 1)).map(([wordId]) => wordId)
}

/** The lists of the library's words that a category name can stand for; own words are no part of the record. */
export function listsOf(record: LearnerRecord): LearnerLists {
  return { favorites: new Set(markedWords(record, 'favorite')), saved: new Set(markedWords(record, 'saved')), customWords: [] }
}
