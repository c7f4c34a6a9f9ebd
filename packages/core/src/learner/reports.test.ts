import { expect, test } from 'vitest'
import { anyWord } from '../words/any-word'
import { mergeRecords } from './merge'
import { emptyRecord, type WordReport } from './record'
import { reportAddress } from './report-address'
import { addReport, noteLimit } from './reports'

const report: WordReport = { wordId: 'calm', reason: 'example', note: '  Nobody says this & that. ', at: 7 }

test('a report is kept, trimmed and bounded, and survives a merge', () => {
  const record = addReport(emptyRecord(), report)
  const other = addReport(emptyRecord(), { ...report, at: 9, note: 'x'.repeat(2000) })
  expect(Object.values(record.reports)).toEqual([{ ...report, note: 'Nobody says this & that.' }])
  const merged = mergeRecords(record, other)
  expect(Object.values(merged.reports).map((each) => each.note.length)).toEqual([24, noteLimit])
})

test('the message is ready to send, as a mail or as a new issue', () => {
  const mail = decodeURIComponent(reportAddress(anyWord(), report, 'words@example.org'))
  expect(mail).toMatch(/^mailto:words@example\.org\?subject=calm \(adjective\): the example&body=Entry: calm\n/)
  expect(mail).toContain('Nobody says this & that.')
  const issue = reportAddress(anyWord(), report, 'https://example.org/verbena/issues/new')
  expect(issue).toMatch(/^https:\/\/example\.org\/verbena\/issues\/new\?title=calm%20\(adjective\)/)
  expect(issue).not.toContain(' ')
})
