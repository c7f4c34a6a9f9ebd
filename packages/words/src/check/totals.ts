import { countLibrary } from './counts'
import { type Finding, type Library, wholeLibrary } from './finding'

const fewestWords = 2000
const fewestPerTile = 40
const smallestLevelShare = 0.25
const smallestSynonymShare = 0.85

/** The library is large enough and no tile, level or part of speech is left short. */
export function checkTotals(library: Library): Finding[] {
  const counts = countLibrary(library.map(({ word }) => word))
  const problems: string[] = []
  if (counts.words < fewestWords) problems.push(`${counts.words} words, fewer than ${fewestWords}`)
  for (const [tile, count] of counts.tiles)
    if (count < fewestPerTile) problems.push(`tile ${tile}: ${count} words, fewer than ${fewestPerTile}`)
  for (const [level, count] of counts.levels)
    if (count < counts.words * smallestLevelShare) problems.push(`level ${level}: ${count} of ${counts.words} words, less than a quarter`)
  for (const [part, count] of counts.parts) if (count === 0) problems.push(`no ${part} at all`)
  for (const part of ['noun', 'verb', 'adjective']) {
    const share = counts.withSynonym.get(part) ?? 0
    if (share < smallestSynonymShare) problems.push(`${Math.floor(share * 100)} % of ${part}s have a synonym, fewer than 85 %`)
  }
  return problems.map((message) => ({ rule: 'totals', file: wholeLibrary, word: '', message, severity: 'error' }))
}
