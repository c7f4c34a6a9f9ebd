import { seededRandom, shuffle } from '../../base/random'
import type { Level, PartOfSpeech, Word, WordId } from '../../words/word'

/** The words that games are made of, with the ways into them; built once for a loaded library. */
export type GameLibrary = {
  /** All words that can be asked, the learner's own among them. */
  words: readonly Word[]
  /** The words of the library: whatever is the same for everyone is made of these. */
  entries: readonly Word[]
  byId: ReadonlyMap<WordId, Word>
  /** Words by their lower-case spelling. */
  bySpelling: ReadonlyMap<string, readonly Word[]>
  /** The words that can be wrong options, by part of speech and level, shuffled, so that walking on from anywhere is a fair draw. */
  groups: ReadonlyMap<string, readonly Word[]>
}

const anySeed = 1

export function groupKey(part: PartOfSpeech, level: Level): string {
  return `${part} ${level}`
}

/**
 * The index over the library and the learner's own words. Own words are asked, but are nobody's wrong option: nothing is
 * known of their synonyms, so one could be right as well.
 */
export function indexLibrary(entries: readonly Word[], own: readonly Word[] = []): GameLibrary {
  const words = own.length === 0 ? entries : [...entries, ...own]
  const byId = new Map<WordId, Word>()
  const bySpelling = new Map<string, Word[]>()
  for (const word of words) {
    byId.set(word.id, word)
    push(bySpelling, word.word.toLowerCase(), word)
  }
  const groups = new Map<string, Word[]>()
  for (const word of entries) push(groups, groupKey(word.partOfSpeech, word.difficulty), word)
  const random = seededRandom(anySeed)
  for (const [key, group] of groups) groups.set(key, shuffle(group, random))
  return { words, entries, byId, bySpelling, groups }
}

function push<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value) {
  const list = map.get(key)
  if (list === undefined) map.set(key, [value])
  else list.push(value)
}
