import { type PerfectionAction, type PerfectionState, perfection } from '@verbena/core/games/perfection/perfection'
import { verdict } from '../../../components/game/explained'
import { Game } from '../../../components/game/game'
import type { GameParts } from '../../../components/game/game-parts'
import { PerfectionBoard } from './perfection-board'
import { PerfectionDetails } from './perfection-details'

const inARow = (score: number) => `${score} in a row`

const parts: GameParts<PerfectionState, PerfectionAction> = {
  engine: perfection,
  rules: [
    'Ten rungs on words you have seen, each asked a little harder. No clock.',
    'Choose, then confirm. The first confirmed miss ends the run.',
    'One pass on every ladder swaps the word.',
  ],
  keys: [
    ['1–4', 'Choose'],
    ['Enter', 'Confirm'],
  ],
  Board: PerfectionBoard,
  hasOwnBar: true,
  status: ({ score }) => inARow(score),
  scoreText: inARow,
  says: ({ status, question, turn }) => (status === 'feedback' && question ? `${verdict(question, turn)}.` : ''),
  Details: PerfectionDetails,
}

export { perfection as engine }

/** Perfection: sudden death, slow and exact. */
export default function PerfectionScreen() {
  return <Game parts={parts} />
}
