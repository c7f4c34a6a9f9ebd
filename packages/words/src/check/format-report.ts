import type { Counts } from './counts'
import type { Finding } from './finding'
import { groupBy } from './group-by'

const percent = (share: number) => `${Math.floor(share * 100)} %`

function table(title: string, rows: readonly (readonly [name: string, value: string])[]): string {
  const width = Math.max(...rows.map(([name]) => name.length))
  return [title, ...rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`)].join('\n')
}

export function formatCounts(counts: Counts): string {
  const withShare = (entries: ReadonlyMap<string, number>) =>
    [...entries].map(([name, count]) => [name, `${String(count).padStart(5)}  ${percent(count / Math.max(1, counts.words))}`] as const)
  const parts = [...counts.parts].map(
    ([part, count]) => [part, `${String(count).padStart(5)}  ${percent(counts.withSynonym.get(part) ?? 0)} with a synonym`] as const,
  )
  const tiles = [...counts.tiles].map(([tile, count]) => [tile, String(count).padStart(5)] as const)
  return [
    `${counts.words} words`,
    table('By level', withShare(counts.levels)),
    table('By part of speech', parts),
    table('By tile', tiles),
  ].join('\n\n')
}

/** Findings under the file they are in, each with its word; within a file in the order of the rules. */
export function formatFindings(findings: readonly Finding[]): string {
  if (findings.length === 0) return 'No findings.'
  const files = [...groupBy(findings, (finding) => finding.file)].sort(([a], [b]) => a.localeCompare(b))
  const blocks = files.map(([file, inFile]) => {
    const lines = inFile.map(
      ({ rule, word, message, severity }) => `  ${severity === 'error' ? '✗' : '?'} ${word === '' ? '' : `${word}: `}[${rule}] ${message}`,
    )
    return [`${file} (${inFile.length})`, ...lines].join('\n')
  })
  const byRule = [...groupBy(findings, (finding) => finding.rule)].map(
    ([rule, inRule]) => [rule, String(inRule.length).padStart(5)] as const,
  )
  return [...blocks, table(`${findings.length} findings`, byRule)].join('\n\n')
}
