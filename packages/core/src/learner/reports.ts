import type { LearnerRecord, WordReport } from './record'

/** A report's note is a sentence or two, not an essay. */
export const noteLimit = 500

/** The record with one more report; the same report made twice at one moment is one. */
export function addReport(record: LearnerRecord, report: WordReport): LearnerRecord {
  const note = report.note.trim().slice(0, noteLimit)
  return { ...record, reports: { ...record.reports, [`${report.wordId}-${report.at}`]: { ...report, note } } }
}
