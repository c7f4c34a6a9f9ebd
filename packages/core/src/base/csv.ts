/** What a spreadsheet would take for a formula; a quote in front makes it a text again. */
const startsFormula = /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/

/** A table that spreadsheets and other programs read (RFC 4180), and in which no cell is run as a formula. */
export function csvTable(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => row.map((cell) => `"${inert(cell).replaceAll('"', '""')}"`).join(','))
  return [columns.join(','), ...lines, ''].join('\r\n')
}

function inert(cell: string): string {
  return startsFormula.test(cell) ? `'${cell}` : cell
}
