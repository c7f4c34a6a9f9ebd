import { holds, judged, type Measure } from './measure'
import { median, percentile } from './statistics'

const manySamples = 20

/** Measures as a table that reads well in a terminal and can stand in a document as it is. */
export function formatTable(measures: readonly Measure[]): string {
  const rows = [['what', 'median', 'min–max', 'p95', 'n', 'reach', ''], ...measures.map(rowOf)]
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  const line = (cells: readonly string[]) => `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`
  const [head = [], ...body] = rows
  return [line(head), line(widths.map((width) => '-'.repeat(Math.max(3, width)))), ...body.map(line)].join('\n')
}

function rowOf(measure: Measure): string[] {
  const { what, unit, samples } = measure
  const shown = (value: number) => `${round(value)}${unit === '' ? '' : ` ${unit}`}`
  const spread = samples.length > 1 ? `${round(percentile(samples, 0))}–${round(percentile(samples, 1))}` : ''
  const p95 = samples.length >= manySamples ? shown(percentile(samples, 0.95)) : ''
  return [what, shown(median(samples)), spread, p95, String(samples.length), reachOf(measure, shown), verdictOf(measure, shown)]
}

function reachOf({ atMost, atLeast, judge = 'median' }: Measure, shown: (value: number) => string): string {
  const of = judge === 'median' ? '' : `${judge} `
  if (atMost !== undefined) return `${of}≤ ${shown(atMost)}`
  return atLeast === undefined ? '' : `${of}≥ ${shown(atLeast)}`
}

function verdictOf(measure: Measure, shown: (value: number) => string): string {
  const isReached = holds(measure)
  if (isReached === undefined) return ''
  return isReached ? 'holds' : `misses (${shown(judged(measure.samples, measure.judge ?? 'median'))})`
}

function round(value: number): string {
  if (Math.abs(value) >= 100) return value.toFixed(0)
  return value.toFixed(Math.abs(value) >= 10 ? 1 : 2).replace(/\.?0+$/, '')
}
