import type { WordId } from '../../words/word'

/** Words that were taken for another, by that other word, the last mistake first: plain JSON for the device. */
export type Confusions = Readonly<Record<WordId, readonly WordId[]>>

const mostPerWord = 3
const mostWords = 500

/** The confusions with those of a round; the oldest are forgotten when there are too many. */
export function addConfusions(known: Confusions, found: readonly { wordId: WordId; takenFor: WordId }[]): Confusions {
  const all = new Map(Object.entries(known))
  for (const { wordId, takenFor } of found) {
    const others = (all.get(wordId) ?? []).filter((other) => other !== takenFor)
    all.delete(wordId) // what is set anew stands last, so the first ones are the oldest
    all.set(wordId, [takenFor, ...others].slice(0, mostPerWord))
  }
  return Object.fromEntries([...all].slice(-mostWords))
}

/** The confusions as a learner's standing holds them. */
export function confusionMap(confusions: Confusions): ReadonlyMap<WordId, readonly WordId[]> {
  return new Map(Object.entries(confusions))
}
