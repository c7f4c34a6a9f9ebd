import { type Random, shuffle } from '../../base/random'
import { filterByChoice, type WordChoice } from '../../words/filter-words'
import { askedForTopics, type TopicKey } from '../../words/topics'
import type { Word, WordId } from '../../words/word'
import type { GameLibrary } from './game-library'
import type { Standing } from './standing'

/** What to practise: the learner's level and categories, or a list of words such as a collection or a category. */
export type Scope = { by: 'choice'; choice: WordChoice } | { by: 'words'; wordIds: readonly WordId[] }

/** Where a game takes its words from: circles of words, each wider than the one before. */
export type Pool = { library: GameLibrary; standing: Standing; circles: readonly (readonly Word[])[] }

/** Shares of a round: words to review, words seen but never asked; the rest is new. */
const reviewShare = 0.5
const viewedShare = 0.3

/** The pool of a scope: its words, then other levels of the same categories, then everything that may come unasked. */
export function buildPool(library: GameLibrary, scope: Scope, standing: Standing): Pool {
  const own = scope.by === 'choice' ? filterByChoice(library.words, scope.choice) : wordsOf(library, scope.wordIds)
  const categories = new Set<TopicKey>(scope.by === 'choice' ? scope.choice.selectedCategories : own.flatMap((word) => word.categories))
  const all = library.words.filter((word) => !isAskedFor(word))
  const near = all.filter((word) => word.categories.some((category) => categories.has(category)))
  return { library, standing, circles: [own, near, all] }
}

/** The same pool with only these words in it: for practising misses. */
export function onlyWords(pool: Pool, wordIds: readonly WordId[]): Pool {
  return { ...pool, circles: [wordsOf(pool.library, wordIds)] }
}

export function isAskedFor(word: Word): boolean {
  return word.categories.some((category) => askedForTopics.includes(category))
}

function wordsOf(library: GameLibrary, wordIds: readonly WordId[]): Word[] {
  return wordIds.flatMap((id) => library.byId.get(id) ?? [])
}

type Wish = { count: number; random: Random; fits: (word: Word) => boolean; without?: ReadonlySet<WordId> }

/**
 * Words for a round, at most `count`: half to review, three in ten seen but never asked, the rest new. A circle is left
 * for the wider one only when it has no more words that fit.
 */
export function drawWords(pool: Pool, { count, random, fits, without }: Wish): Word[] {
  const drawn = new Map<WordId, Word>()
  for (const circle of pool.circles) {
    if (drawn.size >= count) break
    const open = new Map(circle.filter((word) => !drawn.has(word.id) && without?.has(word.id) !== true).map((word) => [word.id, word]))
    const missing = count - drawn.size
    const [review, viewed, fresh] = bucketsOf(open, pool.standing, missing, random)
    const reviewCount = Math.round(missing * reviewShare)
    const viewedCount = Math.round(missing * viewedShare)
    const wishes: [Word[], number][] = [
      [review, reviewCount],
      [viewed, viewedCount],
      [fresh, missing - reviewCount - viewedCount],
      ...[review, viewed, fresh].map((bucket): [Word[], number] => [bucket, missing]), // whoever has more fills up
    ]
    for (const [bucket, wanted] of wishes) take(bucket, Math.min(wanted, count - drawn.size), fits, drawn)
  }
  return shuffle([...drawn.values()], random)
}

/** The words of a circle by what the learner did with them; the most urgent come first, in a random order among their like. */
function bucketsOf(open: ReadonlyMap<WordId, Word>, standing: Standing, missing: number, random: Random): [Word[], Word[], Word[]] {
  const pick = (ids: readonly WordId[]) => ids.flatMap((id) => open.get(id) ?? [])
  const review = [...new Set([...pick(standing.due), ...mixFront(pick(standing.weakest), 2 * missing, random)])]
  const known = new Set(review)
  const viewed = mixFront(pick(standing.viewed), 2 * missing, random).filter((word) => !known.has(word))
  for (const word of viewed) known.add(word)
  const fresh = shuffle(
    [...open.values()].filter((word) => !known.has(word)),
    random,
  )
  return [review, viewed, fresh]
}

function mixFront(words: readonly Word[], length: number, random: Random): Word[] {
  return [...shuffle(words.slice(0, length), random), ...words.slice(length)]
}

/** Moves words that fit out of a bucket; whether one fits may cost something, so it is asked only as long as needed. */
function take(bucket: Word[], count: number, fits: (word: Word) => boolean, drawn: Map<WordId, Word>) {
  let left = count
  while (left > 0) {
    const word = bucket.shift()
    if (word === undefined) return
    if (!fits(word)) continue
    drawn.set(word.id, word)
    left -= 1
  }
}
