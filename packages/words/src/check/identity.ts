import type { Entry, Finding, Library } from './finding'
import { groupBy } from './group-by'

/** The id that a word's spelling asks for: accents and apostrophes dropped, everything else a hyphen. */
export function slugOf(word: string): string {
  const letters = word
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
  return letters.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')
}

function repeated(library: Library, rule: string, what: string, keyOf: (entry: Entry) => string): Finding[] {
  return [...groupBy(library, keyOf).values()].flatMap((group) =>
    group.slice(1).map(({ file, word }) => ({
      rule,
      file,
      word: word.word,
      message: `${what} is also in ${group
        .filter((other) => other.word !== word)
        .map((other) => other.file)
        .join(', ')}`,
      severity: 'error' as const,
    })),
  )
}

/** Ids are unique and are the slug of the word, with the part of speech added only where spellings are shared. */
export function checkIds(library: Library): Finding[] {
  const bySlug = groupBy(library, ({ word }) => slugOf(word.word))
  const wrongSlugs = library.filter(({ word }) => {
    const slug = slugOf(word.word)
    const isShared = (bySlug.get(slug)?.length ?? 0) > 1
    return word.id !== slug && !(isShared && word.id === `${slug}-${word.partOfSpeech}`)
  })
  return [
    ...repeated(library, 'unique id', 'the id', ({ word }) => word.id),
    ...wrongSlugs.map(({ file, word }) => ({
      rule: 'id is the slug',
      file,
      word: word.word,
      message: `id "${word.id}" should be "${slugOf(word.word)}"`,
      severity: 'error' as const,
    })),
  ]
}

/** A spelling has one entry for each part of speech. */
export function checkUniqueWords(library: Library): Finding[] {
  return repeated(
    library,
    'unique word',
    'the same word as the same part of speech',
    ({ word }) => `${word.word.toLowerCase()} ${word.partOfSpeech}`,
  )
}
