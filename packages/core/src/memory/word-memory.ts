import type { Instant, Review } from '../learner/record'
import type { WordId } from '../words/word'
import { type DayNumber, dayNumber } from './day-number'
import { isRecall } from './recall'
import { afterAnswer, type Grade, type Strength } from './scheduler'

/** What a word's reviews come to: only the first answer of a day counts, the later ones are practice. */
export type WordMemory = Strength & {
  firstDay: DayNumber
  /** The day and the moment of the last answer that counted, and how it went. */
  lastDay: DayNumber
  lastAt: Instant
  lastGrade: Grade
  rightInARow: number
  /** On how many days it was answered right. */
  rightDays: number
  /** Whether it was ever known without options to choose from. */
  hasRecalled: boolean
  /** The words last chosen in its place, the last first. */
  takenFor: readonly WordId[]
}

/** Every word that was ever answered. */
export type Memory = Map<WordId, WordMemory>

/** Days further ahead than this come from a clock that was wrong. */
const believableAheadDays = 7

/** The last day that is believed today; reviews beyond it wait until the calendar gets there. */
export function horizonOf(today: DayNumber): DayNumber {
  return today + believableAheadDays
}

/**
 * The memory after one more review that happened after all others. `null` when it did not, as reviews of another device
 * may: then the word is worked out anew from all its reviews.
 */
export function remember(before: WordMemory | undefined, review: Review): WordMemory | null {
  const today = dayNumber(review.day)
  if (before === undefined) return answered(undefined, review, today)
  if (today > before.lastDay) return answered(before, review, today)
  return today === before.lastDay && review.at > before.lastAt ? before : null
}

/** The memory of one word from all its reviews, in whatever order they came; `undefined` without a believable one. */
export function memoryOf(reviews: readonly Review[], horizon: DayNumber): WordMemory | undefined {
  let memory: WordMemory | undefined
  for (const review of [...reviews].sort(inOrder)) {
    const today = dayNumber(review.day)
    if (today <= horizon && today !== memory?.lastDay) memory = answered(memory, review, today)
  }
  return memory
}

/** The memory of every word from the whole log, in whatever order it came. */
export function buildMemory(log: Iterable<Review>, horizon: DayNumber): Memory {
  const byWord = new Map<WordId, Review[]>()
  for (const review of log) {
    const reviews = byWord.get(review.wordId)
    if (reviews) reviews.push(review)
    else byWord.set(review.wordId, [review])
  }
  const memory: Memory = new Map()
  for (const [wordId, reviews] of byWord) {
    const word = memoryOf(reviews, horizon)
    if (word) memory.set(wordId, word)
  }
  return memory
}

/** Days compare as texts; two devices that answered at one moment are told apart by the ids. */
function inOrder(a: Review, b: Review): number {
  if (a.day !== b.day) return a.day < b.day ? -1 : 1
  return a.at - b.at || (a.id < b.id ? -1 : 1)
}

/** So many confusions of a word are remembered. */
const mostTakenFor = 3

function answered(before: WordMemory | undefined, { grade, mode, at, takenFor }: Review, today: DayNumber): WordMemory {
  const { stability, difficulty } = afterAnswer(before ?? null, grade, before ? today - before.lastDay : 0)
  const isRight = grade === 'right'
  return {
    stability,
    difficulty,
    firstDay: before?.firstDay ?? today,
    lastDay: today,
    lastAt: at,
    lastGrade: grade,
    rightInARow: isRight ? (before?.rightInARow ?? 0) + 1 : 0,
    rightDays: (before?.rightDays ?? 0) + (isRight ? 1 : 0),
    hasRecalled: before?.hasRecalled === true || (isRight && isRecall(mode)),
    takenFor: withTaken(before?.takenFor ?? [], takenFor),
  }
}

function withTaken(before: readonly WordId[], takenFor: WordId | undefined): readonly WordId[] {
  return takenFor === undefined ? before : [takenFor, ...before.filter((each) => each !== takenFor)].slice(0, mostTakenFor)
}
