import type { Level } from '@verbena/core/words/word'
import { type Exceptions, unusedExceptions } from './exceptions'
import type { Finding, Library } from './finding'
import type { ZipfOf } from './frequency'

const bands: Record<Level, { from: number; to: number }> = {
  beginner: { from: 4.3, to: Number.POSITIVE_INFINITY },
  intermediate: { from: 3.3, to: 4.3 },
  advanced: { from: Number.NEGATIVE_INFINITY, to: 3.3 },
}

/** How far a word may lie outside the band of its level without a reason written down. */
const tolerance = 0.35

/** A level agrees with how often the word is met, unless an editor has written down why not. */
export function checkLevels(library: Library, zipfOf: ZipfOf, exceptions: Exceptions): Finding[] {
  const needed = new Set<string>()
  const findings: Finding[] = []
  for (const { file, word } of library) {
    // the reference counts single words: a phrase or a hyphenated word has no frequency of its own
    if (/[\s-]/.test(word.word)) continue
    const zipf = zipfOf(word.word) ?? 0
    const { from, to } = bands[word.difficulty]
    if (zipf >= from - tolerance && zipf <= to + tolerance) continue
    needed.add(word.word)
    if (exceptions.has(word.word)) continue
    const message = `is ${word.difficulty}, but its frequency is ${zipf.toFixed(2)}, outside ${from} to ${to} by more than ${tolerance}`
    findings.push({ rule: 'level', file, word: word.word, message, severity: 'warning' })
  }
  return [...findings, ...unusedExceptions('level', exceptions, needed)]
}
