import { type Random, shuffle } from '../../base/random'
import { isConfusable } from '../../words/confusable'
import { type TopicKey, topicLabels } from '../../words/topics'
import type { Word } from '../../words/word'
import { maskWord, mentions } from '../mask/mask'
import type { GameLibrary } from '../pool/game-library'
import { gapOf } from '../questions/gap'

/** One clue: what it is about, for its heading, and its text. */
export type Clue = { about: 'kind' | 'sentence' | 'opposite' | 'synonym' | 'company' | 'meaning' | 'letters'; text: string }

/** The clues of a word from vague to sharp, and the topic that the first one names. */
export type ClueLadder = { topic: TopicKey; clues: Clue[] }

const shyTopics: readonly TopicKey[] = ['everyday', 'test-prep', 'gre', 'sat']
const companyCount = 3

/** The topic that says most of a word. */
function tellingTopic(word: Word): TopicKey | undefined {
  return word.categories.find((topic) => !shyTopics.includes(topic)) ?? word.categories[0]
}

/** Other words of the topic, for a word without synonyms. */
function companyOf(word: Word, topic: TopicKey, library: GameLibrary, random: Random): string[] {
  const others = library.entries.filter(
    (other) => other.id !== word.id && other.difficulty === word.difficulty && other.categories.includes(topic),
  )
  return shuffle(others, random)
    .filter((other) => !isConfusable(other, word))
    .slice(0, companyCount)
    .map((other) => other.word)
}

/** All five clues of a word; `null` when one of them cannot be given. */
export function cluesFor(word: Word, library: GameLibrary, random: Random): ClueLadder | null {
  const topic = tellingTopic(word)
  const sentence = gapOf(word)?.sentence
  const opposite = word.antonyms.find((text) => !mentions(text, word))
  if (topic === undefined || word.definition === '' || (sentence === undefined && opposite === undefined)) return null
  const synonym = shuffle(word.synonyms, random).find((text) => !mentions(text, word))
  const company = synonym === undefined ? companyOf(word, topic, library, random) : []
  if (synonym === undefined && company.length === 0) return null
  const first = word.word.slice(0, 1).toUpperCase()
  const last = word.word.slice(-1).toUpperCase()
  const clues: Clue[] = [
    { about: 'kind', text: `${word.partOfSpeech}, ${word.word.length} letters, ${topicLabels[topic]}` },
    sentence !== undefined ? { about: 'sentence', text: sentence } : { about: 'opposite', text: opposite ?? '' },
    synonym !== undefined ? { about: 'synonym', text: synonym } : { about: 'company', text: company.join(', ') },
    { about: 'meaning', text: maskWord(word.definition, word) },
    { about: 'letters', text: `${first} … ${last}` },
  ]
  return { topic, clues }
}
