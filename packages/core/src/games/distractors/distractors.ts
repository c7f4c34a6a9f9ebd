import type { Random } from '../../base/random'
import { isConfusable } from '../../words/confusable'
import { askedForTopics } from '../../words/topics'
import { levels, type Word, type WordId } from '../../words/word'
import { mentions } from '../mask/mask'
import { type GameLibrary, groupKey } from '../pool/game-library'

/** What a round has used up and draws from while its questions are made. */
export type Maker = {
  library: GameLibrary
  random: Random
  /** Distractors shown in this round: none comes twice (D8). */
  used: Set<WordId>
  /** Where the right options stood so far. */
  places: number[]
  answeredRight: ReadonlySet<WordId>
  confusions: ReadonlyMap<WordId, readonly WordId[]>
}

export type Ask = {
  answer: Word
  count: number
  /** The right text among the options. */
  text: string
  /** What the option of a wrong word would read; `null` when it cannot stand there. */
  textOf: (word: Word) => string | null
  /** A further rule of the game. */
  isAllowed?: (word: Word) => boolean
  /** Distractors must share a category with the answer; otherwise at most two share one (D4). */
  isFromSameCategory?: boolean
}

type Chosen = { word: Word; text: string }

const lengthLeeway = 0.4
const mostOfOneCategory = 2

function isLikeInLength(text: string, right: string): boolean {
  return Math.abs(text.length - right.length) <= lengthLeeway * right.length
}

function hasTooManyOfOneCategory({ categories }: Word, chosen: readonly Chosen[]): boolean {
  if (chosen.length < mostOfOneCategory) return false
  return categories.some((category) => chosen.filter(({ word }) => word.categories.includes(category)).length >= mostOfOneCategory)
}

/** Words of the topics that come only when asked for stand beside words of those topics only. */
function mayStandBeside(word: Word, answer: Word): boolean {
  return askedForTopics.every((topic) => !word.categories.includes(topic) || answer.categories.includes(topic))
}

/** The answer and all entries of its spelling: an own word is protected by what the library knows of it. */
function alike(answer: Word, { bySpelling }: GameLibrary): Word[] {
  return [answer, ...(bySpelling.get(answer.word.toLowerCase()) ?? []).filter((word) => word.partOfSpeech === answer.partOfSpeech)]
}

/** The wrong text a word would show, when it passes every rule beside those already chosen; what is quickly told is asked first. */
function admit(word: Word, ask: Ask, chosen: readonly Chosen[], kin: readonly Word[], used: ReadonlySet<WordId>): string | null {
  const { answer } = ask
  if (word.id === answer.id || word.partOfSpeech !== answer.partOfSpeech || used.has(word.id)) return null
  if (!mayStandBeside(word, answer)) return null
  if (ask.isFromSameCategory === true) {
    if (!word.categories.some((category) => answer.categories.includes(category))) return null
  } else if (hasTooManyOfOneCategory(word, chosen)) return null
  const text = ask.textOf(word)
  if (text === null || text === '' || !isLikeInLength(text, ask.text) || ask.isAllowed?.(word) === false) return null
  const shown = text.toLowerCase()
  if (ask.text.toLowerCase() === shown || chosen.some((each) => each.text.toLowerCase() === shown)) return null
  return kin.some((each) => isConfusable(each, word)) || mentions(text, answer) ? null : text
}

/** Levels from the answer's outwards (D3). */
function nearestLevels(answer: Word): (typeof levels)[number][] {
  const own = levels.indexOf(answer.difficulty)
  return [...levels].sort((a, b) => Math.abs(levels.indexOf(a) - own) - Math.abs(levels.indexOf(b) - own))
}

/**
 * Wrong options for an answer by D1–D8, one of the learner's own confusions among them where it passes; `null` when there
 * are not enough, so that the question is not asked rather than asked badly. The round remembers what it showed.
 */
export function pickDistractors(maker: Maker, ask: Ask): Chosen[] | null {
  const chosen: Chosen[] = []
  const kin = alike(ask.answer, maker.library)
  const tryWord = (word: Word) => {
    const text = admit(word, ask, chosen, kin, maker.used)
    if (text !== null) chosen.push({ word, text })
  }
  for (const id of maker.confusions.get(ask.answer.id) ?? []) {
    const word = maker.library.byId.get(id)
    if (word !== undefined && chosen.length === 0) tryWord(word)
  }
  for (const level of nearestLevels(ask.answer)) {
    const group = maker.library.groups.get(groupKey(ask.answer.partOfSpeech, level)) ?? []
    const from = Math.floor(maker.random() * group.length)
    for (let i = 0; i < group.length && chosen.length < ask.count; i++) {
      const word = group[(from + i) % group.length]
      if (word !== undefined) tryWord(word)
    }
  }
  if (chosen.length < ask.count) return null
  for (const { word } of chosen) maker.used.add(word.id)
  return chosen
}
