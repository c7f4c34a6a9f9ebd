import { seededRandom, shuffle } from '../../base/random'
import type { Level, PartOfSpeech, Word, WordId } from '../../words/word'

/** The words that games are made of, with the ways into them; built once for a loaded library. */
export type GameLibrary = {
  words: readonly Word[]
  byId: ReadonlyMap<WordId, Word>
  /** Headwords by their lower-case spelling. */
  bySpelling: ReadonlyMap<string, readonly Word[]>
  /** Words by part of speech and level, shuffled, so that walking on from anywhere is a fair draw. */
  groups: ReadonlyMap<string, readonly Word[]>
}

const anySeed = 1

export function groupKey(part: PartOfSpeech, level: Level): string {
  return `${part} ${level}`
}

/** The index over all words a learner has, own words included. */
export function indexLibrary(words: readonly Word[]): GameLibrary {
  const byId = new Map<WordId, Word>()
  const bySpelling = new Map<string, Word[]>()
  const groups = new Map<string, Word[]>()
  for (const word of words) {
    byId.set(word.id, word)
    push(bySpelling, word.word.toLowerCase(), word)
    push(groups, groupKey(word.partOfSpeech, word.difficulty), word)
  }
  const random = seededRandom(anySeed)
  for (const [key, group] of groups) groups.set(key, shuffle(group, random))
  return { words, byId, bySpelling, groups }
}

function push<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value) {
  const list = map.get(key)
  if (list === undefined) map.set(key, [value])
  else list.push(value)
}
