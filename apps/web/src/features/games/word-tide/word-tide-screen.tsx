import { floaterOnShow, type WordTideAction, type WordTideState, waterNow, wordTide } from '@verbena/core/games/word-tide/word-tide'
import { Game } from '../../../components/game/game'
import type { GameParts } from '../../../components/game/game-parts'
import { relationText } from './relation-text'
import { TideBoard } from './tide-board'
import { TideDetails } from './tide-details'

const parts: GameParts<WordTideState, WordTideAction> = {
  engine: wordTide,
  rules: [
    'A word stands on the pier. Others float in.',
    'Let in what means the same, send everything else out to sea.',
    'The water rises all the while, and faster with every word on the pier.',
  ],
  keys: [
    ['←', 'Send out'],
    ['→', 'Let in'],
  ],
  Board: TideBoard,
  status: (state, at) => `${state.score} points · water ${Math.round(waterNow(state, at))} %`,
  scoreText: (score) => `${score} points`,
  says: (state) => {
    if (state.show === 'relation') return `Wrong. ${relationText(state)}`
    if (state.run === 0) return ''
    return state.show === 'anchor' ? 'Right.' : `Right. Next: ${floaterOnShow(state)?.text}`
  },
  feel: (before, after) => (after.mistakes > before.mistakes ? 'wrong' : after.run > before.run ? 'right' : null),
  Details: TideDetails,
}

export { wordTide as engine }

/** Word Tide: sorting under rising water. */
export default function WordTideScreen() {
  return <Game parts={parts} />
}
