import type { Relation } from '@verbena/core/games/word-tide/tide-anchors'
import { anchorOnShow, floaterOnShow, type WordTideState } from '@verbena/core/games/word-tide/word-tide'

const texts: Record<Relation, string> = {
  synonym: 'means the same as',
  antonym: 'is the opposite of',
  unrelated: 'has nothing to do with',
}

/** The same in two or three words, over the floater and under the anchor that it is about. */
export const relationTitles: Record<Relation, string> = {
  synonym: 'It means the same.',
  antonym: 'It is the opposite.',
  unrelated: 'It means something else.',
}

/** How the floater on show is related to its anchor, as a sentence. */
export function relationText(state: WordTideState): string {
  const [anchor, floater] = [anchorOnShow(state), floaterOnShow(state)]
  return anchor && floater ? `“${floater.text}” ${texts[floater.relation]} “${anchor.target.word}”.` : ''
}
