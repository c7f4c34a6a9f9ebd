import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Word } from '@verbena/core/words/word'

/** Where the sets lie: one JSON file a topic set, one word a line. */
export const dataFolder = join(dirname(fileURLToPath(import.meta.url)), '..', 'data')

/** The words of one data file, as written; the library check proves their shape. */
export type WordSet = { file: string; words: Word[] }

/** Every set of the library, by file name. Node only: the app loads levels instead. */
export function readSets(folder = dataFolder): WordSet[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  return files.sort().map((file) => ({ file, words: JSON.parse(readFileSync(join(folder, file), 'utf8')) as Word[] }))
}

/** All words in the order of their files. */
export function readLibrary(folder = dataFolder): Word[] {
  return readSets(folder).flatMap((set) => set.words)
}
