import type { Word } from '@verbena/core/words/word'
import { type Entry, type Finding, type Library, perWord } from './finding'
import { groupBy } from './group-by'
import { slugOf } from './identity'

const key = (text: string) => text.toLowerCase()

/** A related word is listed once, on one side only, and is never the word itself. */
export const checkRelatedLists = perWord('synonyms', 'error', (word) => {
  const all = [...word.synonyms, ...word.antonyms].map(key)
  const twice = all.filter((other, index) => all.indexOf(other) !== index)
  const own = all.filter((other) => other === key(word.word))
  return [...twice.map((other) => `lists "${other}" twice`), ...own.map((other) => `lists itself, "${other}"`)]
})

function linkProblem(word: Word, other: string, headwords: ReadonlyMap<string, Entry[]>): string | null {
  const entries = headwords.get(`${slugOf(other)} ${word.partOfSpeech}`) ?? []
  if (entries.length === 0 || entries.some((entry) => entry.word.word === other)) return null
  return `"${other}" is spelled "${entries[0]?.word.word}" where it is a headword`
}

/** A synonym or antonym that is a headword as the same part of speech leads to it, so it is spelled alike. */
export function checkLinks(library: Library): Finding[] {
  const headwords = groupBy(library, ({ word }) => `${slugOf(word.word)} ${word.partOfSpeech}`)
  return library.flatMap(({ file, word }) =>
    [...word.synonyms, ...word.antonyms].flatMap((other) => {
      const message = linkProblem(word, other, headwords)
      return message === null ? [] : [{ rule: 'link', file, word: word.word, message, severity: 'error' as const }]
    }),
  )
}

/** Two words are not synonyms by one entry and antonyms by another. */
export function checkContradictions(library: Library): Finding[] {
  const entryOf = new Map(library.map((entry) => [`${key(entry.word.word)} ${entry.word.partOfSpeech}`, entry]))
  return library.flatMap(({ file, word }) =>
    word.antonyms.flatMap((antonym) => {
      const other = entryOf.get(`${key(antonym)} ${word.partOfSpeech}`)
      if (other === undefined) return []
      const report = (message: string): Finding => ({ rule: 'synonym or antonym', file, word: word.word, message, severity: 'error' })
      const found: Finding[] = []
      if (other.word.synonyms.some((synonym) => key(synonym) === key(word.word)))
        found.push(report(`"${antonym}" is its antonym here, but lists it as a synonym (${other.file})`))
      const shared = word.synonyms.filter((synonym) => other.word.synonyms.map(key).includes(key(synonym)))
      for (const synonym of shared)
        found.push(report(`"${antonym}" is its antonym, yet both list the synonym "${synonym}" (${other.file})`))
      return found
    }),
  )
}
