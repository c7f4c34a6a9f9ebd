import type { CustomWordRow } from '@verbena/core/custom-words/custom-word'

/** The text of a row in lower case, kept as long as the row: every letter typed looks through all of them. */
const texts = new WeakMap<CustomWordRow, string>()

/** The own words that contain a text in their word, definition or category, in any case. */
export function searchRows(rows: readonly CustomWordRow[], query: string): readonly CustomWordRow[] {
  const wanted = query.trim().toLowerCase()
  return wanted === '' ? rows : rows.filter((row) => textOf(row).includes(wanted))
}

function textOf(row: CustomWordRow): string {
  const known = texts.get(row)
  if (known !== undefined) return known
  const text = [row.word, row.definition, row.category].join('\n').toLowerCase()
  texts.set(row, text)
  return text
}
