import { localDay } from '@verbena/core/base/day'
import { addDay } from '@verbena/core/learner/days'
import { isMarked, setMark, toggleMark } from '@verbena/core/learner/marks'
import { changeSettings, type MarkKind, settingOf, type WordReport } from '@verbena/core/learner/record'
import { addReport } from '@verbena/core/learner/reports'
import type { SettingKey, Settings } from '@verbena/core/learner/settings'
import { lostToTravel, visit } from '@verbena/core/learner/visit'
import type { WordId } from '@verbena/core/words/word'
import { changeRecord, useLearnerStore } from './learner-store'

export function useSetting<Key extends SettingKey>(key: Key): Settings[Key] {
  return useLearnerStore((record) => settingOf(record, key))
}

export function readSetting<Key extends SettingKey>(key: Key): Settings[Key] {
  return settingOf(useLearnerStore.getState(), key)
}

export function saveSettings(changes: Partial<Settings>): void {
  changeRecord((record) => changeSettings(record, changes, Date.now()))
}

export function useIsMarked(kind: MarkKind, wordId: WordId): boolean {
  return useLearnerStore((record) => isMarked(record, kind, wordId))
}

/** Toggles a mark and answers whether it is on now. */
export function toggleWordMark(kind: MarkKind, wordId: WordId): boolean {
  changeRecord((record) => toggleMark(record, kind, wordId, Date.now()))
  return isMarked(useLearnerStore.getState(), kind, wordId)
}

/** Learned is only ever added from here; a day with something learned stays one. */
export function markLearned(wordId: WordId): void {
  const now = new Date()
  changeRecord((record) => addDay(setMark(record, 'learned', wordId, true, now.getTime()), 'learned', localDay(now)))
}

/** Opening the app or the feed is a visit: the streak is updated once a day (spec §4). */
export function recordVisit(): void {
  const now = new Date()
  const today = localDay(now)
  const offset = -now.getTimezoneOffset()
  changeRecord((record) => {
    const offsetBefore = settingOf(record, 'zoneOffset')
    const visited = visit(record, today, lostToTravel(now, today, offsetBefore))
    return offset === offsetBefore ? visited : changeSettings(visited, { zoneOffset: offset }, now.getTime())
  })
}

/** Keeps what the learner found wrong in an entry, and answers it as it was kept. */
export function reportWord(found: Pick<WordReport, 'wordId' | 'reason' | 'note'>): WordReport {
  const report = { ...found, note: found.note.trim(), at: Date.now() }
  changeRecord((record) => addReport(record, report))
  return report
}
