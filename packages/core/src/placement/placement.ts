import { seededRandom, shuffle } from '../base/random'
import { type Level, levels } from '../words/word'
import { estimate, knownShare, levelOf, type PlacementAnswer, type Range } from './estimate'
import { inventedWords, type PlacementWord, realWords } from './placement-words'

/** So many words are asked about; it takes about three minutes. */
export const placementLength = 30
const inventedCount = 7
/** The first words are real ones: nobody is tricked before they know what is asked. */
const realFirst = 3
/** The next word is one of so many nearest to the limit, so that two tries differ. */
const nearest = 4
/** Whoever claims more than this share of words that do not exist tells us little about those that do. */
const mostBelievable = 0.35

/** A run through the words; the same seed and answers always ask the same. */
export type Placement = { seed: number; answers: readonly PlacementAnswer[] }

export function startPlacement(seed: number): Placement {
  return { seed, answers: [] }
}

/** The next word to ask about: near the limit as it looks by now, or one that does not exist; `null` at the end. */
export function nextWord({ seed, answers }: Placement): PlacementWord | null {
  if (answers.length >= placementLength) return null
  const random = seededRandom(seed)
  const places = shuffle(
    Array.from({ length: placementLength - realFirst }, (_, i) => realFirst + i),
    random,
  ).slice(0, inventedCount)
  const inventions = shuffle(inventedWords, random)
  const place = places.indexOf(answers.length)
  if (place >= 0) return inventions[place] ?? null
  const { limit } = estimate(answers)
  const distance = ({ frequency }: PlacementWord) => Math.abs((frequency ?? 0) - limit.middle)
  const asked = new Set(answers.map(({ word }) => word))
  const left = realWords.filter(({ word }) => !asked.has(word)).sort((a, b) => distance(a) - distance(b))
  return left[Math.floor(seededRandom(seed + answers.length)() * nearest)] ?? null
}

/** The run after a word was claimed or disclaimed. */
export function answerPlacement(placement: Placement, isClaimed: boolean): Placement {
  const word = nextWord(placement)
  return word === null ? placement : { ...placement, answers: [...placement.answers, { ...word, isClaimed }] }
}

/** A level with how sure it is, and how much of each level the learner seems to know. */
export type PlacementResult = {
  level: Level
  /** The levels that are as well possible, the lowest and the highest. */
  between: [Level, Level]
  known: Record<Level, Range>
  /** How many words that do not exist were claimed, of how many. */
  invented: { claimed: number; asked: number }
  isBelievable: boolean
}

/** What the answers come to, with its range said as honestly as the answers were given. */
export function placementResult(answers: readonly PlacementAnswer[]): PlacementResult {
  const { limit, claimsFreely } = estimate(answers)
  const invented = answers.filter(({ frequency }) => frequency === null)
  // the lower the limit, the more is known
  const shares = (level: Level): Range => ({
    low: knownShare(limit.high, level),
    middle: knownShare(limit.middle, level),
    high: knownShare(limit.low, level),
  })
  const isBelievable = claimsFreely <= mostBelievable
  return {
    level: levelOf(isBelievable ? limit.middle : limit.high),
    between: [levelOf(limit.high), levelOf(limit.low)],
    known: Object.fromEntries(levels.map((level) => [level, shares(level)])) as Record<Level, Range>,
    invented: { claimed: invented.filter(({ isClaimed }) => isClaimed).length, asked: invented.length },
    isBelievable,
  }
}
