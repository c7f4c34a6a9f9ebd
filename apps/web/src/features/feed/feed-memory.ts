import { seedFrom } from '@verbena/core/base/random'
import { appendRound, buildFeed, type FeedEntry } from '@verbena/core/feed/build-feed'
import { positionOfKey, resumePosition } from '@verbena/core/feed/resume'
import { listsOf, markedWords } from '@verbena/core/learner/marks'
import { filterByCategory, filterByChoice, levelsOfCategory, type WordChoice } from '@verbena/core/words/filter-words'
import type { Level, Word } from '@verbena/core/words/word'
import { isOnServer } from '../../lib/paths'
import { useLearnerStore } from '../../state/learner/learner-store'
import { readSetting } from '../../state/learner/use-learner'
import { wordsNow } from '../../state/words'

/** Which feed is asked for: a category by name, or else the learner's own choice. */
export type FeedRequest = { category: string | undefined; choice: WordChoice }

/** A feed that was built: its words, its entries so far, and where its reader is. */
export type BuiltFeed = { key: string; request: FeedRequest; words: readonly Word[]; seed: number; entries: FeedEntry[]; position: number }

/** One seed for as long as the page is open or reloaded: leaving the feed and coming back finds the same order. */
const sessionSeed = readSessionSeed()

/** The feed last on screen, so that coming back from a word's details needs no building. */
let remembered: BuiltFeed | null = null

export function keyOf({ category, choice }: FeedRequest): string {
  return category === undefined ? `choice:${choice.difficulty}:${[...choice.selectedCategories].sort().join(',')}` : `category:${category}`
}

/** The level files a feed needs before it can be built. */
export function levelsFor({ category, choice }: FeedRequest): Level[] {
  return category === undefined ? [choice.difficulty] : levelsOfCategory(category)
}

/** Whether the feed last on screen is the one asked for: then nothing has to be loaded for it. */
export function isRemembered(request: FeedRequest): boolean {
  return remembered?.key === keyOf(request) && !isLearnerList(request.category)
}

/** The feed for a request: the remembered one where it is still right, else a new one at the reader's last word. */
export function feedFor(request: FeedRequest, library: readonly Word[], returnKey: string | undefined): BuiltFeed {
  const key = keyOf(request)
  if (remembered?.key === key && !isLearnerList(request.category)) {
    const position =
      returnKey === undefined ? remembered.position : resumePosition(remembered.entries, returnKey, readSetting('currentFeedWord'))
    remembered = { ...remembered, position }
    return remembered
  }
  const words = wordsFor(request, library)
  const seed = sessionSeed ^ seedFrom(key)
  const entries = buildFeed(words, seed, positionOfKey(returnKey))
  remembered = { key, request, words, seed, entries, position: resumePosition(entries, returnKey, readSetting('currentFeedWord')) }
  return remembered
}

/**
 * Whether a few words are enough to begin: for a first visitor to the learner's own feed, who has no place to come back
 * to. Everyone else's place is in the whole list.
 */
export function canBeginWithFew(request: FeedRequest, returnKey: string | undefined): boolean {
  return request.category === undefined && returnKey === undefined && readSetting('currentFeedWord') === null
}

/** Fewer words than this repeat too soon to begin with. */
export const fewestToBegin = 30

/** The feed with its next round: of all its words once they are here, of those it began with until then. */
export function withNextRound({ request, words, seed }: BuiltFeed, entries: readonly FeedEntry[]): FeedEntry[] {
  const library = request.category === undefined ? wordsNow(levelsFor(request)) : null
  return appendRound(entries, library ? wordsFor(request, library) : words, seed)
}

/** Remembers how far the reader is and how long the feed has grown. */
export function rememberFeed(feed: BuiltFeed): void {
  remembered = feed
}

/** Where the reader of the feed on screen is. */
export function placeInFeed(): number {
  return remembered?.position ?? 0
}

/** The word the reader of that feed is at, and the one after it. */
export function wordsInFeed(): { here: Word | undefined; next: Word | undefined } {
  const at = (place: number) => remembered?.entries[place]?.word
  return { here: at(placeInFeed()), next: at(placeInFeed() + 1) }
}

/** Whether some of a feed's words are on the server: own words, a collection, or a list with own words in it. */
export function asksServer({ category }: FeedRequest): boolean {
  const kind = category === 'Favorites' ? 'favorite' : category === 'Saved Words' ? 'saved' : null
  // own words are known by how their ids begin
  if (kind !== null) return markedWords(useLearnerStore.getState(), kind).some((id) => id.startsWith('own-'))
  return isOnServer(category)
}

function wordsFor({ category, choice }: FeedRequest, library: readonly Word[]): Word[] {
  if (category === undefined) return filterByChoice(library, choice)
  if (isOnServer(category)) return [...library]
  return filterByCategory(library, category, listsOf(useLearnerStore.getState()))
}

/** Lists that the learner changes while reading are built anew at every visit. */
function isLearnerList(category: string | undefined): boolean {
  return category === 'Favorites' || category === 'Saved Words' || isOnServer(category)
}

function readSessionSeed(): number {
  const name = 'verbena-feed-seed'
  try {
    const stored = Number(sessionStorage.getItem(name))
    if (Number.isSafeInteger(stored) && stored > 0) return stored
    const fresh = 1 + Math.floor(Math.random() * 0x7fffffff)
    sessionStorage.setItem(name, String(fresh))
    return fresh
  } catch {
    return 1 + Math.floor(Math.random() * 0x7fffffff) // no storage: the order lasts as long as the page
  }
}
