import type { CustomWordRow } from '@verbena/core/custom-words/custom-word'

const columns = ['word', 'part_of_speech', 'definition', 'example', 'category', 'created_at'] as const

/** Own words as a table that spreadsheets and other programs read (RFC 4180). */
export function wordsAsCsv(rows: readonly CustomWordRow[]): string {
  const lines = rows.map((row) => columns.map((column) => `"${(row[column] ?? '').replaceAll('"', '""')}"`).join(','))
  return [columns.join(','), ...lines, ''].join('\r\n')
}
