import { wordSchema } from '@verbena/core/words/word'
import * as v from 'valibot'
import type { Entry, Finding } from './finding'

export type SetFile = { file: string; text: string }
type ParsedFile = { entries: Entry[]; findings: Finding[] }

const indent = '  '
const fieldOrder = Object.keys(wordSchema.entries)

function shapeProblems(record: unknown): string[] {
  const { issues } = v.safeParse(wordSchema, record)
  return (issues ?? []).map((issue) => `${v.getDotPath(issue) ?? 'record'}: ${issue.message}`)
}

function orderProblems(record: object): string[] {
  const expected = fieldOrder.filter((field) => field in record).join(', ')
  return Object.keys(record).join(', ') === expected ? [] : [`fields stand in this order: ${expected}`]
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined // not JSON: reported by the caller with its line number
  }
}

/** Reads one data file: `[`, one compact record a line with a comma between lines, `]`. */
export function parseFile({ file, text: content }: SetFile): ParsedFile {
  const lines = content.split('\n')
  const entries: Entry[] = []
  const findings: Finding[] = []
  const report = (rule: string, word: string, message: string) => findings.push({ rule, file, word, message, severity: 'error' })
  const records = [...lines.entries()].filter(([, line]) => !['[', ']', ''].includes(line))
  const isFramed = lines[0] === '[' && lines.at(-2) === ']' && lines.at(-1) === '' && lines.length === records.length + 3
  if (!isFramed) report('line format', '', 'starts with a line [ and ends with a line ], with nothing but records between')
  for (const [index, line] of records) {
    const where = `line ${index + 1}`
    const isLast = index === records.at(-1)?.[0]
    if (line.endsWith(',') === isLast) report('line format', where, isLast ? 'the last record has no comma' : 'a comma ends the line')
    const text = line.replace(/,$/, '')
    const record = parseLine(text)
    if (record === undefined) {
      report('line format', where, 'is not one JSON record')
      continue
    }
    if (`${indent}${JSON.stringify(record)}` !== text) report('line format', where, 'is not two spaces and a compact record')
    const parsed = v.safeParse(wordSchema, record)
    if (!parsed.success) {
      for (const problem of shapeProblems(record)) report('schema', where, problem)
      continue
    }
    for (const problem of orderProblems(Object(record))) report('line format', parsed.output.word, problem)
    entries.push({ file, word: parsed.output })
  }
  return { entries, findings }
}
