import type { WordId } from '../words/word'
import type { Instant, View } from './record'

/** A word's view after it was on screen once more. */
export function seeAgain(view: View | undefined, at: Instant): View {
  if (view === undefined) return { first: at, last: at, count: 1 }
  return { first: Math.min(view.first, at), last: Math.max(view.last, at), count: view.count + 1 }
}

/** The words seen so far, the one seen last first (spec: viewedWords, History). */
export function viewedWords(views: Readonly<Record<WordId, View>>): WordId[] {
  return Object.entries(views)
    .sort(([a, first], [b, second]) => second.last - first.last || (a < b ? -1 : 1))
    .map(([wordId]) => wordId)
}
