import { type Random, shuffle } from '../../base/random'
import { isOfChoice, type WordChoice } from '../../words/filter-words'
import { askedForTopics, type TopicKey } from '../../words/topics'
import type { Word, WordId } from '../../words/word'
import type { GameLibrary } from './game-library'
import { type Standing, seenWords } from './standing'

/** What to practise: the learner's level and categories, or a list of words such as a collection or a category. */
export type Scope = { by: 'choice'; choice: WordChoice } | { by: 'words'; wordIds: readonly WordId[] }

/** Words to draw from: those of a list that pass. */
type Circle = { list: readonly Word[]; has: (word: Word) => boolean }

/** Where a game takes its words from: circles of words, each wider than the one before. */
export type Pool = { library: GameLibrary; standing: Standing; scope: Scope; seen: ReadonlySet<WordId>; circles: readonly Circle[] }

/** Shares of a round: words to review, words seen but never asked; the rest is new. */
const reviewShare = 0.5
const viewedShare = 0.3

/** The pool of a scope: its words, then other levels of the same categories, then everything that may come unasked. */
export function buildPool(library: GameLibrary, scope: Scope, standing: Standing): Pool {
  return { library, standing, scope, seen: seenWords(standing), circles: circlesOf(library, scope) }
}

/** The same learner's pool of another scope. */
export function inScope(pool: Pool, scope: Scope): Pool {
  return { ...pool, scope, circles: circlesOf(pool.library, scope) }
}

function circlesOf(library: GameLibrary, scope: Scope): Circle[] {
  const own: Circle = scope.by === 'choice' ? { list: library.words, has: isOfChoice(scope.choice) } : listed(library, scope.wordIds)
  const categories = new Set<TopicKey>(
    scope.by === 'choice' ? scope.choice.selectedCategories : own.list.flatMap((word) => word.categories),
  )
  const all: Circle = { list: library.words, has: (word) => !isAskedFor(word) }
  const near: Circle = { list: library.words, has: (word) => all.has(word) && word.categories.some((category) => categories.has(category)) }
  return categories.size === 0 ? [own, all] : [own, near, all]
}

/** The same pool with only these words in it: for practising misses. */
export function onlyWords(pool: Pool, wordIds: readonly WordId[]): Pool {
  return { ...pool, circles: [listed(pool.library, wordIds)] }
}

/** How many words a pool has, counted no further than `most`. */
export function countWords({ circles }: Pool, most: number): number {
  const found = new Set<WordId>()
  for (const { list, has } of circles) {
    for (const word of list) {
      if (found.size === most) return most
      if (has(word)) found.add(word.id)
    }
  }
  return found.size
}

export function isAskedFor(word: Word): boolean {
  return word.categories.some((category) => askedForTopics.includes(category))
}

function listed(library: GameLibrary, wordIds: readonly WordId[]): Circle {
  const ids = new Set(wordIds)
  return { list: [...ids].flatMap((id) => library.byId.get(id) ?? []), has: (word) => ids.has(word.id) }
}

export type DrawWish = { count: number; random: Random; fits: (word: Word) => boolean; without?: ReadonlySet<WordId> }

/**
 * Words for a round, at most `count`: half to review, three in ten seen but never asked, the rest new. A circle is left
 * for the wider one only when it has no more words that fit.
 */
export function drawWords(pool: Pool, { count, random, fits, without }: DrawWish): Word[] {
  const drawn = new Map<WordId, Word>()
  const isOpen = (word: Word) => !drawn.has(word.id) && without?.has(word.id) !== true && fits(word)
  for (const circle of pool.circles) {
    const missing = count - drawn.size
    if (missing <= 0) break
    const { review, viewed, fresh } = bucketsOf(circle, pool, missing, random)
    const reviewCount = Math.round(missing * reviewShare)
    const viewedCount = Math.round(missing * viewedShare)
    const wishes: [Iterator<Word>, number][] = [
      [review, reviewCount],
      [viewed, viewedCount],
      [fresh, missing - reviewCount - viewedCount],
      ...[review, viewed, fresh].map((bucket): [Iterator<Word>, number] => [bucket, missing]), // whoever has more fills up
    ]
    for (const [bucket, wanted] of wishes) take(bucket, Math.min(wanted, count - drawn.size), isOpen, drawn)
  }
  return shuffle([...drawn.values()], random)
}

type Buckets = { review: Iterator<Word>; viewed: Iterator<Word>; fresh: Iterator<Word> }

/** The words of a circle by what the learner did with them; the most urgent come first, in a random order among their like. */
function bucketsOf(circle: Circle, { library, standing, seen }: Pool, missing: number, random: Random): Buckets {
  const own = (ids: readonly WordId[]) => pick(ids, library, circle)
  return {
    review: chain(own(standing.due), mixed(own(standing.weakest), 2 * missing, random)),
    viewed: chain(mixed(own(standing.viewed), 2 * missing, random), own(standing.viewedToday)),
    fresh: inRandomOrder(circle, seen, random),
  }
}

// Drawing stops after a few words of thousands, so every bucket is read only as far as it is drawn from.

function* pick(ids: readonly WordId[], { byId }: GameLibrary, { has }: Circle): Generator<Word, undefined> {
  for (const id of ids) {
    const word = byId.get(id)
    if (word !== undefined && has(word)) yield word
  }
}

function* chain<Item>(...parts: Generator<Item, undefined>[]): Generator<Item, undefined> {
  for (const part of parts) yield* part
}

/** The first words in random order, and the rest after them. */
function* mixed(words: Generator<Word, undefined>, length: number, random: Random): Generator<Word, undefined> {
  const front: Word[] = []
  while (front.length < length) {
    const next = words.next()
    if (next.done) break
    front.push(next.value)
  }
  yield* shuffle(front, random)
  yield* words
}

/** The words of a circle that were never seen, in random order. */
function* inRandomOrder({ list, has }: Circle, seen: ReadonlySet<WordId>, random: Random): Generator<Word, undefined> {
  const open = [...list]
  while (open.length > 0) {
    const place = Math.floor(random() * open.length)
    const word = open[place]
    const last = open.pop()
    if (last !== undefined && place < open.length) open[place] = last
    if (word !== undefined && !seen.has(word.id) && has(word)) yield word
  }
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
