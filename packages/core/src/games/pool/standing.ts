import type { WordId } from '../../words/word'

/** What the learner knows, as far as games need it; each list in the order given. */
export type Standing = {
  /** Words whose review is due, the most at risk first. */
  due: readonly WordId[]
  /** Words asked before, the weakest first. */
  weakest: readonly WordId[]
  /** Words seen but never asked, the last seen first. */
  viewed: readonly WordId[]
  /** Words seen today, the last seen first. */
  viewedToday: readonly WordId[]
  /** Words answered right at least once: they get a fourth option. */
  answeredRight: ReadonlySet<WordId>
  /** Words that the learner took for another, by that other word. */
  confusions: ReadonlyMap<WordId, readonly WordId[]>
}

/** The standing of a learner who has seen nothing yet. */
export const newcomer: Standing = {
  due: [],
  weakest: [],
  viewed: [],
  viewedToday: [],
  answeredRight: new Set(),
  confusions: new Map(),
}

/** Every word the learner has met in any way. */
export function seenWords(standing: Standing): Set<WordId> {
  return new Set([...standing.due, ...standing.weakest, ...standing.viewed, ...standing.viewedToday])
}
