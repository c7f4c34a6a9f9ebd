import { type Random, shuffle } from '../../base/random'
import { filterByChoice, type WordChoice } from '../../words/filter-words'
import { askedForTopics, type TopicKey } from '../../words/topics'
import type { Word, WordId } from '../../words/word'
import type { GameLibrary } from './game-library'
import type { Standing } from './standing'

/** What to practise: the learner's level and categories, or a list of words such as a collection or a category. */
export type Scope = { by: 'choice'; choice: WordChoice } | { by: 'words'; wordIds: readonly WordId[] }

/** Where a game takes its words from: circles of words, each wider than the one before. */
export type Pool = { library: GameLibrary; standing: Standing; scope: Scope; circles: readonly (readonly Word[])[] }

/** Shares of a round: words to review, words seen but never asked; the rest is new. */
const reviewShare = 0.5
const viewedShare = 0.3

/** The pool of a scope: its words, then other levels of the same categories, then everything that may come unasked. */
export function buildPool(library: GameLibrary, scope: Scope, standing: Standing): Pool {
  const own = scope.by === 'choice' ? filterByChoice(library.words, scope.choice) : wordsOf(library, scope.wordIds)
  const categories = new Set<TopicKey>(scope.by === 'choice' ? scope.choice.selectedCategories : own.flatMap((word) => word.categories))
  const all = library.words.filter((word) => !isAskedFor(word))
  const near = all.filter((word) => word.categories.some((category) => categories.has(category)))
  return { library, standing, scope, circles: [own, near, all] }
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

export type DrawWish = { count: number; random: Random; fits: (word: Word) => boolean; without?: ReadonlySet<WordId> }

/**
 * Words for a round, at most `count`: half to review, three in ten seen but never asked, the rest new. A circle is left
 * for the wider one only when it has no more words that fit.
 */
export function drawWords(pool: Pool, { count, random, fits, without }: DrawWish): Word[] {
  const drawn = new Map<WordId, Word>()
  const isTaken = (word: Word) => drawn.has(word.id) || without?.has(word.id) === true
  for (const circle of pool.circles) {
    const missing = count - drawn.size
    if (missing <= 0) break
    const { review, viewed, fresh } = bucketsOf(circle, pool.standing, missing, random)
    const reviewCount = Math.round(missing * reviewShare)
    const viewedCount = Math.round(missing * viewedShare)
    const wishes: [Iterator<Word>, number][] = [
      [review, reviewCount],
      [viewed, viewedCount],
      [fresh, missing - reviewCount - viewedCount],
      ...[review, viewed, fresh].map((bucket): [Iterator<Word>, number] => [bucket, missing]), // whoever has more fills up
    ]
    for (const [bucket, wanted] of wishes) take(bucket, Math.min(wanted, count - drawn.size), (word) => !isTaken(word) && fits(word), drawn)
  }
  return shuffle([...drawn.values()], random)
}

type Buckets = { review: Iterator<Word>; viewed: Iterator<Word>; fresh: Iterator<Word> }

/** The words of a circle by what the learner did with them; the most urgent come first, in a random order among their like. */
function bucketsOf(circle: readonly Word[], standing: Standing, missing: number, random: Random): Buckets {
  const { due, weakest, viewed } = standing
  const own = due.length + weakest.length + viewed.length === 0 ? new Map<WordId, Word>() : new Map(circle.map((word) => [word.id, word]))
  const pick = (ids: readonly WordId[]) => ids.flatMap((id) => own.get(id) ?? [])
  const reviewWords = [...pick(due), ...mixFront(pick(weakest), 2 * missing, random)]
  const viewedWords = mixFront(pick(viewed), 2 * missing, random)
  const known = new Set([...reviewWords, ...viewedWords].map((word) => word.id))
  return { review: reviewWords.values(), viewed: viewedWords.values(), fresh: inRandomOrder(circle, known, random) }
}

/** The words of a list not yet known, in random order, mixed only as far as they are asked for. */
function* inRandomOrder(words: readonly Word[], known: ReadonlySet<WordId>, random: Random): Generator<Word, undefined> {
  const open = [...words]
  while (open.length > 0) {
    const place = Math.floor(random() * open.length)
    const word = open[place]
    const last = open.pop()
    if (last !== undefined && place < open.length) open[place] = last
    if (word !== undefined && !known.has(word.id)) yield word
  }
}

function mixFront(words: readonly Word[], length: number, random: Random): Word[] {
  return [...shuffle(words.slice(0, length), random), ...words.slice(length)]
}

/** Moves words that fit out of a bucket; whether one fits may cost something, so it is asked only as long as needed. */
function take(bucket: Iterator<Word>, count: number, fits: (word: Word) => boolean, drawn: Map<WordId, Word>) {
  let left = count
  while (left > 0) {
    const next = bucket.next()
    if (next.done) return
    if (!fits(next.value)) continue
    drawn.set(next.value.id, next.value)
    left -= 1
  }
}
