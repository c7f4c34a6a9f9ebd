import { csvTable } from '@verbena/core/base/csv'
import type { CustomWordRow } from '@verbena/core/custom-words/custom-word'

const columns = ['word', 'part_of_speech', 'definition', 'example', 'category', 'created_at'] as const

/** Own words as a table. */
export function wordsAsCsv(rows: readonly CustomWordRow[]): string {
  return csvTable(
    columns,
    rows.map((row) => columns.map((column) => row[column] ?? '')),
  )
}
