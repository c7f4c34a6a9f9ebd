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

/** Serves `virtual:words/<level>`: the library regrouped from topic sets into one chunk a level. */
export function wordsPlugin(folder = dataFolder): WordsPlugin {
  return {
    name: 'verbena-words',
    resolveId: (id) => (levels.some((level) => id === prefix + level) ? `\0${id}` : undefined),
    load(id) {
      const level = levels.find((each) => id === `\0${prefix}${each}`)
      if (level === undefined) return undefined
      const sets = readSets(folder)
      for (const set of sets) this.addWatchFile(join(folder, set.file))
      const words = sets.flatMap((set) => set.words.filter((word) => word.difficulty === level).map(withForm))
      // parsing a string is faster for an engine than running the same data as code
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(packWords(level, words)))})`
    },
  }
}

/** Finding a word's form in its example takes tables of endings that the page is spared. */
function withForm(word: Word): Word {
  const found = findForm(word.word, word.partOfSpeech, word.example)
  return found === null || found.form === word.word ? word : { ...word, exampleForm: found.form }
}
