import { type RushAction, type RushState, rush, rushTimeLeft } from '@verbena/core/games/rush/rush'
import { Game } from '../../../components/game/game'
import type { GameParts } from '../../../components/game/game-parts'
import { RushBoard } from './rush-board'
import { RushDetails } from './rush-details'

const points = (score: number) => `${score} points`

const parts: GameParts<RushState, RushAction> = {
  engine: rush,
  rules: [
    'Twenty seconds in the bank. Every right answer brings a little more, every wrong one takes five.',
    'Five in a row raise what the next are worth. Three misses end it.',
  ],
  keys: [['1–4', 'Choose']],
  Board: RushBoard,
  status: (state, at) =>
    state.timing === 'off' ? points(state.score) : `${points(state.score)} · ${(rushTimeLeft(state, at) / 1000).toFixed(1)} s`,
  scoreText: points,
  says: (state) => {
    if (state.status === 'feedback') return `Wrong. Strike ${state.strikes} of 3.`
    return state.right === 0 ? '' : `Right. ${points(state.score)}.`
  },
  Details: RushDetails,
}

export { rush as engine }

/** Rush: a time bank that right answers fill. */
export default function RushScreen() {
  return <Game parts={parts} />
}
