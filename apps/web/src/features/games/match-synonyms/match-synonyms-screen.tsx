import { type MatchAction, type MatchState, matchSynonyms } from '@verbena/core/games/match-synonyms/match-synonyms'
import { Game } from '../../../components/game/game'
import type { GameParts } from '../../../components/game/game-parts'
import { clockText } from '../../../components/game/time-text'
import { lastPair, wrongPairText } from './last-pair'
import { MatchBoard } from './match-board'
import { MatchDetails } from './match-details'

const points = (score: number) => (score === 1 ? '1 point' : `${score} points`)

const parts: GameParts<MatchState, MatchAction> = {
  engine: matchSynonyms,
  rules: ['Three boards of five words. Pair each with the word that means the same.', 'The third board has one word too many.'],
  keys: [
    ['↑ ↓ ← →', 'Move'],
    ['Enter', 'Pick'],
    ['P', 'Pronounce'],
  ],
  Board: MatchBoard,
  status: ({ score }, at, timing) => (timing === 'off' ? points(score) : `${points(score)} · ${clockText(at)}`),
  scoreText: points,
  says: (state) => {
    const pair = lastPair(state)
    if (pair === null) return ''
    return pair.isRight ? `Right. ${pair.left.word} and ${pair.right.text}.` : wrongPairText(pair)
  },
  feel: (before, after) => (after.last === null || after.last === before.last ? null : after.last.isRight ? 'right' : 'wrong'),
  Lesson: MatchDetails,
}

export { matchSynonyms as engine }

/** Match synonyms: two columns, and a vine between what belongs together. */
export default function MatchSynonymsScreen() {
  return <Game parts={parts} />
}
