import type { Word, WordId } from '../words/word'
import { type FeedEntry, feedCap } from './build-feed'

/** So many words that are due stand before each one that is not, on a day that takes new words. */
const duePerOther = 2

/** What the feed has to know of the day: the words to ask for, in order, and which words would be new. */
export type FeedDay = {
  due: readonly WordId[]
  takesNew: boolean
  isNew: (wordId: WordId) => boolean
  /** Words that were met for the first time today. */
  introduced: readonly Word[]
}

/**
 * The feed with the day's words next, mixed with new ones as long as the day takes any; what stands before the earliest place stays where it is, and a due word
 * in it is asked once more. New words come last on a day that takes none, and a synonym of a word that is new today comes
 * after all others.
 */
export function weaveDue(feed: readonly FeedEntry[], earliest: number, day: FeedDay): FeedEntry[] {
  const from = Math.min(earliest, feed.length)
  const coming = feed.slice(from)
  const due = entriesOf(day.due, feed, from)
  const moved = new Set(due)
  const others = coming.filter((entry) => !moved.has(entry))
  const round = others.findIndex((entry) => roundOf(entry) !== roundOf(coming[0]))
  const thisRound = round < 0 ? others : others.slice(0, round)
  const laterRounds = round < 0 ? [] : others.slice(round)
  const rest = [...newLast(thisRound, day), ...laterRounds]
  // with nothing new to stand between, a word that needs no asking would only take the time of one that does
  const mixed = day.takesNew ? mix(due, rest) : [...due, ...rest]
  return [...feed.slice(0, from), ...apart(mixed, feed[from - 1]).map((entry, i) => placed(entry, from + i))].slice(0, feedCap)
}

/** Each word's next entry from a place on, or else the last one before it. */
function entriesOf(wordIds: readonly WordId[], feed: readonly FeedEntry[], from: number): FeedEntry[] {
  const wanted = new Set(wordIds)
  const found = new Map<WordId, FeedEntry>()
  for (const entry of feed) {
    const { id } = entry.word
    if (wanted.has(id) && (found.get(id)?.position ?? -1) < from) found.set(id, entry)
  }
  return wordIds.flatMap((wordId) => found.get(wordId) ?? [])
}

function mix(due: readonly FeedEntry[], others: readonly FeedEntry[]): FeedEntry[] {
  const mixed: FeedEntry[] = []
  let taken = 0
  for (let i = 0; i < due.length; i += duePerOther) {
    mixed.push(...due.slice(i, i + duePerOther))
    const other = others[taken]
    if (other) {
      mixed.push(other)
      taken++
    }
  }
  return [...mixed, ...others.slice(taken)]
}

/** Words already met keep their order; so do new ones, unless they have to wait. */
function newLast(entries: readonly FeedEntry[], { takesNew, isNew, introduced }: FeedDay): FeedEntry[] {
  const now: FeedEntry[] = []
  const waiting: FeedEntry[] = []
  const meanings = new Set<string>()
  for (const word of introduced) join(meanings, word)
  for (const entry of entries) {
    const hasToWait = isNew(entry.word.id) && (!takesNew || meansTheSame(meanings, entry.word))
    if (hasToWait) waiting.push(entry)
    else now.push(entry)
    if (isNew(entry.word.id) && !hasToWait) join(meanings, entry.word)
  }
  return [...now, ...waiting]
}

/** The spellings that a learner would mix up with the words in it: themselves and their synonyms. */
function join(meanings: Set<string>, { word, synonyms }: Word) {
  for (const each of [word, ...synonyms]) meanings.add(each.toLowerCase())
}

function meansTheSame(meanings: ReadonlySet<string>, { word, synonyms }: Word): boolean {
  return [word, ...synonyms].some((each) => meanings.has(each.toLowerCase()))
}

/** No word follows itself where another can stand between. */
function apart(entries: readonly FeedEntry[], before: FeedEntry | undefined): FeedEntry[] {
  const order = [...entries]
  for (let i = 0; i < order.length - 1; i++) {
    const [last, here, next] = [order[i - 1] ?? before, order[i], order[i + 1]]
    if (here && next && last?.word.id === here.word.id) [order[i], order[i + 1]] = [next, here]
  }
  return order
}

/** The same entry at another place: the key changes with the place, because it names it. */
function placed(entry: FeedEntry, position: number): FeedEntry {
  if (entry.position === position) return entry
  return { ...entry, uniqueKey: `${entry.word.id}-${roundOf(entry)}-${position}`, position }
}

function roundOf(entry: FeedEntry | undefined): string {
  return entry?.uniqueKey.split('-').at(-2) ?? ''
}
