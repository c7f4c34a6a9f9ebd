import type { Word } from '../words/word'
import type { ReportReason, WordReport } from './record'

export const reasonLabels: Record<ReportReason, string> = {
  definition: 'The definition',
  example: 'The example',
  pronunciation: 'The pronunciation',
  synonyms: 'A synonym or antonym',
  other: 'Something else',
}

/**
 * An address that opens a message about the report, ready to send: a new issue when `to` is a web address, a mail when
 * it is a mail address or empty.
 */
export function reportAddress(word: Word, report: WordReport, to: string): string {
  const title = `${word.word} (${word.partOfSpeech}): ${reasonLabels[report.reason].toLowerCase()}`
  const body = [
    `Entry: ${word.id}`,
    `What is wrong: ${reasonLabels[report.reason]}`,
    ...(report.note === '' ? [] : [report.note]),
    '',
    `Definition: ${word.definition}`,
    `Example: ${word.example}`,
    `Pronunciation: ${word.pronunciation} ${word.ipa}`,
  ].join('\n')
  const fields = (titleName: string) => `?${titleName}=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`
  return /^https?:/.test(to) ? to + fields('title') : `mailto:${encodeURI(to)}${fields('subject')}`
}
