import { askedForTopics, type CategoryKey, type TopicKey } from './topics'
import type { Level, PartOfSpeech, Word, WordId } from './word'

/** What the learner chose in onboarding or settings; no category means all of them. */
export type WordChoice = { difficulty: Level; selectedCategories: readonly CategoryKey[] }

/** The learner's own lists that a category name can stand for. */
export type LearnerLists = {
  favorites: ReadonlySet<WordId>
  saved: ReadonlySet<WordId>
  customWords: readonly Word[]
}

/** Whether a word is one a choice asks for: of its level, of a chosen category, and not only shown when asked for by name. */
export function isOfChoice({ difficulty, selectedCategories }: WordChoice): (word: Word) => boolean {
  const chosen = new Set<TopicKey>(selectedCategories)
  return (word) =>
    word.difficulty === difficulty &&
    (chosen.size === 0 || word.categories.some((category) => chosen.has(category))) &&
    !word.categories.some((category) => askedForTopics.includes(category))
}

/** The words of a level that belong to at least one chosen category, in library order (spec §4). */
export function filterByChoice(words: readonly Word[], choice: WordChoice): Word[] {
  return words.filter(isOfChoice(choice))
}

type CategoryRule =
  | { by: 'all' | 'favorites' | 'saved' | 'custom' | 'none' }
  | { by: 'level'; level: Level }
  | { by: 'part'; part: PartOfSpeech }
  | { by: 'topic'; topic: TopicKey }

const topic = (key: TopicKey): CategoryRule => ({ by: 'topic', topic: key })

/** Which words each named category holds: one row for every Explore tile and for Saved Words (spec §5). */
export const categoryRules: ReadonlyMap<string, CategoryRule> = new Map<string, CategoryRule>([
  ['All words', { by: 'all' }],
  ['Favorites', { by: 'favorites' }],
  ['Saved Words', { by: 'saved' }],
  ['Your own words', { by: 'custom' }],
  ['Collections', { by: 'none' }],
  ['Emotions', topic('emotions')],
  ['Human Body', topic('human-body')],
  ['People', topic('people')],
  ['Sexology', topic('sexology')],
  ['Verbs', { by: 'part', part: 'verb' }],
  ['Nouns', { by: 'part', part: 'noun' }],
  ['Adjectives', { by: 'part', part: 'adjective' }],
  ['Society', topic('society')],
  ['Literature', topic('art-culture')],
  ['Talking', topic('talking')],
  ['World cuisine', topic('world-cuisine')],
  ['Art', topic('art-culture')],
  ['History', topic('history')],
  ['Music', topic('music')],
  ['Food', topic('food')],
  ['Beginner', { by: 'level', level: 'beginner' }],
  ['Intermediate', { by: 'level', level: 'intermediate' }],
  ['Advanced', { by: 'level', level: 'advanced' }],
  ['Beautiful words', topic('beautiful')],
  ['Curse words', topic('curse')],
  ['Slang', topic('slang')],
  ['Expressions', topic('expressions')],
  ['Funny words', topic('funny')],
  ['Legal terms', topic('legal')],
  ['Office Languages', topic('office')],
  ['Medicine', topic('medicine')],
  ['Business', topic('business')],
  ['Flora and fauna', topic('flora-fauna')],
  ['Travel', topic('travel')],
  ['Science', topic('science-tech')],
  ['Technology', topic('science-tech')],
  ['Environment', topic('environment')],
  ['GRE', topic('gre')],
  ['SAT', topic('sat')],
  ['Spelling', topic('spelling')],
  ['French root', topic('french-root')],
  ['Latin root', topic('latin-root')],
  ['Germanic root', topic('germanic-root')],
  ['Greek root', topic('greek-root')],
  ['Spanish words', topic('spanish-words')],
  ['French words', topic('french-words')],
  ['German words', topic('german-words')],
])

/** The words a category name stands for; a name that is no tile matches topics that contain it, in any case (spec §5). */
export function filterByCategory(words: readonly Word[], name: string, lists: LearnerLists): Word[] {
  const rule = categoryRules.get(name)
  if (rule === undefined) {
    const wanted = name.trim().toLowerCase()
    return wanted === '' ? [] : words.filter((word) => word.categories.some((category) => category.includes(wanted)))
  }
  switch (rule.by) {
    case 'all':
      return [...words]
    case 'favorites':
      return words.filter((word) => lists.favorites.has(word.id))
    case 'saved':
      return words.filter((word) => lists.saved.has(word.id))
    case 'custom':
      return [...lists.customWords]
    case 'none':
      return []
    case 'level':
      return words.filter((word) => word.difficulty === rule.level)
    case 'part':
      return words.filter((word) => word.partOfSpeech === rule.part)
    case 'topic':
      return words.filter((word) => word.categories.includes(rule.topic))
  }
}

/** The level files a category needs; a single-level category never waits for the others. */
export function levelsOfCategory(name: string): Level[] {
  const rule = categoryRules.get(name)
  return rule?.by === 'level' ? [rule.level] : ['beginner', 'intermediate', 'advanced']
}
