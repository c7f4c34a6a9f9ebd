import type { SprintAction, SprintState } from '@verbena/core/games/sprint/sprint'
import { sprint, sprintPenaltyMs, sprintTime } from '@verbena/core/games/sprint/sprint'
import { Game } from '../../../components/game/game'
import type { GameParts } from '../../../components/game/game-parts'
import { timeText } from '../../../components/game/time-text'
import { SprintBoard } from './sprint-board'
import { SprintDetails } from './sprint-details'

const misses = (count: number) => (count === 1 ? '1 miss' : `${count} misses`)

const parts: GameParts<SprintState, SprintAction> = {
  engine: sprint,
  rules: [
    'Twenty meanings, three words each. Choose as fast as you can.',
    `A miss costs ${sprintPenaltyMs / 1000} seconds, and its word comes back once.`,
  ],
  keys: [['1–3', 'Choose']],
  Board: SprintBoard,
  status: (state, at) => (state.timing === 'off' ? misses(state.misses) : timeText(sprintTime(state, at))),
  scoreText: (score, timing) => (timing === 'off' ? misses(score) : timeText(score)),
  says: ({ met, status, legs }) => {
    const leg = legs.at(-1)
    if (leg === undefined) return ''
    return status === 'feedback' ? `Wrong. It is ${met.at(-1)?.word}.` : 'Right.'
  },
  Details: SprintDetails,
}

export { sprint as engine }

/** Sprint: a fixed distance against the clock. */
export default function SprintScreen() {
  return <Game parts={parts} />
}
