import { type MeaningMatchAction, type MeaningMatchState, meaningMatch } from '@verbena/core/games/meaning-match/meaning-match'
import { Game } from '../../../components/game/game'
import type { GameParts } from '../../../components/game/game-parts'
import { MeaningBoard } from './meaning-board'
import { triedCard } from './tried-card'

const points = (score: number) => `${score} points`

const parts: GameParts<MeaningMatchState, MeaningMatchAction> = {
  engine: meaningMatch,
  rules: [
    'Four fields of eight words. Find the word for each meaning.',
    'A wrong word shows its own meaning and stays shut for this turn. Three words in each field are there to mislead.',
  ],
  keys: [
    ['1–8', 'Choose'],
    ['P', 'Pronounce'],
  ],
  Board: MeaningBoard,
  status: ({ score }) => points(score),
  scoreText: points,
  says: (state) => {
    const tried = triedCard(state)
    if (tried === null) return ''
    return tried.isRight ? `Right. ${tried.word}.` : `Wrong. ${tried.word}: ${tried.meaning}`
  },
  feel: (before, after) => (after.last === null || after.last === before.last ? null : after.last.isRight ? 'right' : 'wrong'),
}

export { meaningMatch as engine }

/** Meaning match: one meaning at a time over a field of words that stays. */
export default function MeaningMatchScreen() {
  return <Game parts={parts} />
}
