import { join } from 'node:path'
import { findForm } from '@verbena/core/words/inflect'
import { levels, type Word } from '@verbena/core/words/word'
import { packWords } from './pack'
import { dataFolder, readSets } from './read-library'

const prefix = 'virtual:words/'

/** The part of Vite's plugin shape used here, so that this package needs no bundler. */
type WordsPlugin = {
  name: string
  resolveId(id: string): string | undefined
  load(this: { addWatchFile(file: string): void }, id: string): string | undefined
}

/** One word in this many is in a level's start: enough for a first sitting, small enough not to be waited for. */
const startEvery = 12

/** The two chunks of a level: a small sample to start with, and the rest. */
const parts = levels.flatMap((level) => [
  { id: `${prefix}${level}-start`, level, isPart: (i: number) => i % startEvery === 0 },
  { id: `${prefix}${level}-rest`, level, isPart: (i: number) => i % startEvery !== 0 },
])

/** Serves `virtual:words/<level>-start` and `-rest`: the library regrouped from topic sets into two chunks a level. */
export function wordsPlugin(folder = dataFolder): WordsPlugin {
  return {
    name: 'verbena-words',
    resolveId: (id) => (parts.some((part) => part.id === id) ? `\0${id}` : undefined),
    load(id) {
      const part = parts.find((each) => id === `\0${each.id}`)
      if (part === undefined) return undefined
      const sets = readSets(folder)
      for (const set of sets) this.addWatchFile(join(folder, set.file))
      const words = sets
        .flatMap((set) => set.words.filter((word) => word.difficulty === part.level))
        .filter((_, i) => part.isPart(i))
        .map(withForm)
      // parsing a string is faster for an engine than running the same data as code
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(packWords(part.level, words)))})`
    },
  }
}

/** Finding a word's form in its example takes tables of endings that the page is spared. */
function withForm(word: Word): Word {
  const found = findForm(word.word, word.partOfSpeech, word.example)
  return found === null || found.form === word.word ? word : { ...word, exampleForm: found.form }
}
