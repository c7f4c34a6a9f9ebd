import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataFolder } from '../read-library'
import { checkBlockList } from './block-list'
import { checkDefinition, checkUniqueDefinitions } from './definition'
import { checkDistractors } from './distractors'
import { checkExample } from './example'
import type { Entry, Finding, Rule } from './finding'
import { readFrequencies } from './frequency'
import { checkIds, checkUniqueWords } from './identity'
import { checkLevels } from './level'
import { levelExceptions } from './level-exceptions'
import { checkOrigin } from './origin'
import { parseFile, type SetFile } from './parse-file'
import { checkPronunciation, cmuStresses } from './pronunciation'
import { pronunciationExceptions } from './pronunciation-exceptions'
import { checkContradictions, checkLinks, checkRelatedLists } from './related'
import { checkIpa, checkRespelling } from './respelling'
import { checkTopics } from './topics'
import { checkTotals } from './totals'
import { checkTwoRight } from './two-right'

/** Every rule that needs nothing but the library. */
const rules: readonly Rule[] = [
  checkIds,
  checkUniqueWords,
  checkExample,
  checkDefinition,
  checkUniqueDefinitions,
  checkRespelling,
  checkIpa,
  checkRelatedLists,
  checkLinks,
  checkContradictions,
  checkOrigin,
  checkTopics,
  checkBlockList,
  checkTotals,
  (library) => checkTwoRight(library),
  checkDistractors,
]

type CheckedLibrary = { entries: Entry[]; findings: Finding[] }

export function readSetFiles(folder = dataFolder): SetFile[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  return files.sort().map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }))
}

/** All findings about a library, as its files hold it. Records with a broken shape are reported and left out of the other rules. */
export function checkLibrary(files: readonly SetFile[]): CheckedLibrary {
  const parsed = files.map(parseFile)
  const entries = parsed.flatMap((file) => file.entries)
  return {
    entries,
    findings: [
      ...parsed.flatMap((file) => file.findings),
      ...rules.flatMap((rule) => rule(entries)),
      ...checkLevels(entries, readFrequencies(), levelExceptions),
      ...checkPronunciation(entries, cmuStresses, pronunciationExceptions),
    ],
  }
}
