import { type CompleteWordAction, type CompleteWordState, completeWord, partialWord } from '@verbena/core/games/complete-word/complete-word'
import { Game } from '../../../components/game/game'
import type { GameParts } from '../../../components/game/game-parts'
import { CompleteWordBoard } from './complete-word-board'
import { letterText } from './letter-text'

const parts: GameParts<CompleteWordState, CompleteWordAction> = {
  engine: completeWord,
  rules: [
    'Ten words with letters missing, more of them with every word.',
    'A word brings 10 points; a wrong letter costs 2, and three of them show the word.',
    '5 more without a slip and without hearing it.',
  ],
  keys: [
    ['A–Z', 'Fill a blank'],
    ['← →', 'Another blank'],
    ['Alt+P', 'Hear the word'],
  ],
  Board: CompleteWordBoard,
  status: ({ score }) => `${score} points`,
  scoreText: (score) => `${score} points`,
  says: (state) => {
    if (state.isSolved === true) return `Right. ${partialWord(state)?.target.word}.`
    if (state.isSolved === false) return `It is ${partialWord(state)?.target.word}.`
    return letterText(state)
  },
  feel: (before, after) => {
    if (after.place !== before.place) return null
    return after.wrong > before.wrong ? 'wrong' : after.isSolved && !before.isSolved ? 'right' : null
  },
}

export { completeWord as engine }

/** Complete word: letters are missing. */
export default function CompleteWordScreen() {
  return <Game parts={parts} />
}
