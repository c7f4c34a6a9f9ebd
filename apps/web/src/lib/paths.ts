import * as v from 'valibot'

/** Flags in the address of the feed, each opening a sheet over it (spec §2). */
export const overlayFlags = ['explore', 'practice', 'profile', 'collections', 'settings', 'subscription'] as const
type OverlayFlag = (typeof overlayFlags)[number]

const flag = v.fallback(
  v.optional(
    v.pipe(
      v.union([v.literal('true'), v.literal(true)]),
      v.transform(() => true as const),
    ),
  ),
  undefined,
)
const text = v.fallback(v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(200))), undefined)

/** What the address of the feed can say; anything else in it is ignored, never an error. */
const feedSearchSchema = v.object({
  category: text,
  returnKey: text,
  page: text,
  explore: flag,
  practice: flag,
  profile: flag,
  collections: flag,
  settings: flag,
  subscription: flag,
})
/** `page` names a sheet inside the profile. */
export type FeedSearch = { category?: string; returnKey?: string; page?: string } & { [Flag in OverlayFlag]?: true }

const wordSearchSchema = v.object({ word: text, returnKey: text })
export type WordSearch = { word?: string; returnKey?: string }

const gameSearchSchema = v.object({ category: text, dev: flag })
/** What a game is about: a category or a collection, as the feed names it; `dev` is the practice run of the quiz. */
export type GameSearch = { category?: string; dev?: true }

/** The search part with only what is present, as the router stores it. */
export function readFeedSearch(raw: Record<string, unknown>): FeedSearch {
  return withoutGaps(v.parse(feedSearchSchema, raw)) as FeedSearch
}

export function readWordSearch(raw: Record<string, unknown>): WordSearch {
  return withoutGaps(v.parse(wordSearchSchema, raw)) as WordSearch
}

export function readGameSearch(raw: Record<string, unknown>): GameSearch {
  return withoutGaps(v.parse(gameSearchSchema, raw)) as GameSearch
}

/** A category of the feed that begins so names a collection by its id. */
export const collectionPrefix = 'collection:'

/** Categories that are asked for as a whole, not picked from the library. */
export function isOnServer(category: string | undefined): boolean {
  return category === 'Your own words' || category?.startsWith(collectionPrefix) === true
}

/** Every address of the app, ready for a link or `navigate`. */
export const paths = {
  landing: () => ({ to: '/' }) as const,
  auth: () => ({ to: '/auth' }) as const,
  onboarding: () => ({ to: '/onboarding' }) as const,
  review: () => ({ to: '/review' }) as const,
  yourData: () => ({ to: '/your-data' }) as const,
  placement: () => ({ to: '/placement' }) as const,
  feed: (search: FeedSearch = {}) => ({ to: '/categories', search }) as const,
  category: (category: string) => ({ to: '/categories', search: { category } }) as const,
  collections: () => ({ to: '/categories', search: { profile: true, collections: true } }) as const,
  collection: (id: string) => ({ to: '/collection/$id', params: { id } }) as const,
  /** The words of a collection, one a page. */
  collectionFeed: (id: string) => paths.category(`${collectionPrefix}${id}`),
  /** The ways to practise with the words of a category or a collection, over these words. */
  practiceOf: (category: string) => paths.feed({ category, practice: true }),
  game: (path: `/${string}`, search: GameSearch = {}) => ({ to: '/$game', params: { game: path.slice(1) }, search }) as const,
  word: (word: string, returnKey?: string) => ({ to: '/word-details', search: returnKey ? { word, returnKey } : { word } }) as const,
}

function withoutGaps(search: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined))
}

/** Marks a step in the browser's history that only opened a sheet: closing the sheet goes back over it. */
export const overlayState = { isOverlay: true } as const
