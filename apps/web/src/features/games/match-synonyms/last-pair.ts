import type { Target } from '@verbena/core/games/frame/met-words'
import type { MatchState } from '@verbena/core/games/match-synonyms/match-synonyms'
import type { SynonymTile } from '@verbena/core/games/match-synonyms/synonym-boards'

type TriedPair = { left: Target; right: SynonymTile; isRight: boolean }

/** The two tiles that were tried last; `null` once a new one is picked. */
export function lastPair({ boards, board, last }: MatchState): TriedPair | null {
  const current = boards[board]
  const left = current?.left[last?.left ?? -1]
  const right = current?.right[last?.right ?? -1]
  return last === null || left === undefined || right === undefined ? null : { left, right, isRight: last.isRight }
}

/** Both words of a pair that is none, each with its meaning where it is known. */
export function meaningsOf({ left, right }: TriedPair): { word: string; meaning: string }[] {
  const shown = [{ word: left.word, meaning: left.meaning }]
  return right.meaning === null ? shown : [...shown, { word: right.text, meaning: right.meaning }]
}

export function wrongPairText(pair: TriedPair): string {
  const meanings = meaningsOf(pair).map(({ word, meaning }) => `${word}: ${meaning}`)
  return `Not a pair, ${pair.left.word} and ${pair.right.text}. ${meanings.join(' ')}`
}
