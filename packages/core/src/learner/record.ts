import type { Day } from '../base/day'
import type { WordId } from '../words/word'
import { defaultSettings, type SettingKey, type Settings } from './settings'

/** The shape of stored records; a record from a later one is read as far as it is understood and kept aside whole. */
export const recordVersion = 1

/** The version of the bundled words (spec §3): stored word data of another version never shadows them. */
export const dataVersion = 3

/** Milliseconds since 1970 by the clock of the device that wrote them. */
export type Instant = number

/** A value with the time it was set, so that of two devices the later one counts. */
export type Stamped<Value> = { value: Value; at: Instant }

export const markKinds = ['favorite', 'saved', 'learned'] as const
export type MarkKind = (typeof markKinds)[number]

/** Whether a word carries a mark; an absent one was never touched. */
export type Mark = { on: boolean; at: Instant }

/** How often and when a word was on screen. */
export type View = { first: Instant; last: Instant; count: number }

/** The best result in one game under one timing setting; which of two is better is said by the result itself. */
export type Best = { score: number; better: 'higher' | 'lower'; at: Instant }

export const dayKinds = ['visited', 'learned', 'quiz', 'held'] as const
/** Days on which the app was opened, something was learned, or the daily quiz was completed; a held day was excused. */
export type DayKind = (typeof dayKinds)[number]

/** One answer to one word, with the word that was chosen in its place. Only ever added: never edited, never deleted. */
export type Review = {
  id: string
  wordId: WordId
  grade: 'right' | 'hinted' | 'wrong'
  mode: string
  at: Instant
  day: Day
  takenFor?: WordId
}

export const reportReasons = ['definition', 'example', 'pronunciation', 'synonyms', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

/** What a learner found wrong in an entry. Only ever added. */
export type WordReport = { wordId: WordId; reason: ReportReason; note: string; at: Instant }

/** The part of the record that stays small: it lives in one stored entry and is written whole. */
export type LearnerRecord = {
  version: number
  dataVersion: number
  settings: { [Key in SettingKey]?: Stamped<Settings[Key]> }
  marks: Record<MarkKind, Record<WordId, Mark>>
  days: Record<DayKind, Day[]>
  bests: Record<string, Best>
  reports: Record<string, WordReport>
}

/** The part that grows with every day: rows of a database on the device. */
export type LearnerLogs = { views: Record<WordId, View>; reviews: Record<string, Review> }

/** The record of a learner who has done nothing yet. */
export function emptyRecord(): LearnerRecord {
  return {
    version: recordVersion,
    dataVersion,
    settings: {},
    marks: { favorite: {}, saved: {}, learned: {} },
    days: { visited: [], learned: [], quiz: [], held: [] },
    bests: {},
    reports: {},
  }
}

/** What a setting is now: as chosen, or its default. */
export function settingOf<Key extends SettingKey>(record: LearnerRecord, key: Key): Settings[Key] {
  const stamped = record.settings[key] as Stamped<Settings[Key]> | undefined
  return stamped === undefined ? defaultSettings[key] : stamped.value
}

/** The record with settings changed at this moment. */
export function changeSettings(record: LearnerRecord, changes: Partial<Settings>, at: Instant): LearnerRecord {
  const stamped = Object.fromEntries(Object.entries(changes).map(([key, value]) => [key, { value, at: laterThan(record, key, at) }]))
  return { ...record, settings: { ...record.settings, ...stamped } }
}

/** A change made after another one wins even when the device's clock was set back in between. */
function laterThan(record: LearnerRecord, key: string, at: Instant): Instant {
  return Math.max(at, (record.settings[key as SettingKey]?.at ?? -1) + 1)
}
