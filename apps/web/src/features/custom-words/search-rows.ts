import type { CustomWordRow } from '@verbena/core/custom-words/custom-word'

/** The own words that contain a text in their word, definition or category, in any case. */
export function searchRows(rows: readonly CustomWordRow[], query: string): readonly CustomWordRow[] {
  const wanted = query.trim().toLowerCase()
  if (wanted === '') return rows
  return rows.filter((row) => [row.word, row.definition, row.category].some((text) => text.toLowerCase().includes(wanted)))
}
