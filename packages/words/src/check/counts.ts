import { categoryRules, filterByCategory } from '@verbena/core/words/filter-words'
import { levels, partsOfSpeech, type Word } from '@verbena/core/words/word'

export type Counts = {
  words: number
  levels: ReadonlyMap<string, number>
  parts: ReadonlyMap<string, number>
  tiles: ReadonlyMap<string, number>
  /** Share of each part of speech that has a synonym, 0 to 1. */
  withSynonym: ReadonlyMap<string, number>
}

/** The Explore tiles that the library fills, whoever the learner is. */
const libraryTiles = [...categoryRules]
  .filter(([, rule]) => rule.by === 'topic' || rule.by === 'level' || rule.by === 'part')
  .map(([name]) => name)

const noLists = { favorites: new Set<string>(), saved: new Set<string>(), customWords: [] }

export function countLibrary(words: readonly Word[]): Counts {
  const shareWithSynonym = (of: readonly Word[]) => (of.length === 0 ? 0 : of.filter((word) => word.synonyms.length > 0).length / of.length)
  return {
    words: words.length,
    levels: new Map(levels.map((level) => [level, words.filter((word) => word.difficulty === level).length])),
    parts: new Map(partsOfSpeech.map((part) => [part, words.filter((word) => word.partOfSpeech === part).length])),
    tiles: new Map(libraryTiles.map((name) => [name, filterByCategory(words, name, noLists).length])),
    withSynonym: new Map(partsOfSpeech.map((part) => [part, shareWithSynonym(words.filter((word) => word.partOfSpeech === part))])),
  }
}
