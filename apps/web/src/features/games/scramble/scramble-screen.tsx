import { type ScrambleAction, type ScrambleState, scramble, scrambledWord } from '@verbena/core/games/scramble/scramble'
import { Game } from '../../../components/game/game'
import type { GameParts } from '../../../components/game/game-parts'
import { timeText } from '../../../components/game/time-text'
import { ScrambleBoard } from './scramble-board'
import { tryText } from './try-text'

const parts: GameParts<ScrambleState, ScrambleAction> = {
  engine: scramble,
  rules: [
    'Ten words with their letters in the wrong order, from five letters to nine.',
    'A word is worth 100 points; its meaning costs 30, its first letter 20, any other letter 15.',
    'Three full rows that are no word, and it is shown.',
  ],
  keys: [
    ['A–Z', 'Place a letter'],
    ['⌫', 'Take it back'],
    ['Space', 'Shuffle'],
    ['Alt+H', 'Hint'],
  ],
  Board: ScrambleBoard,
  status: (state, at, timing) => `${state.score} points${timing === 'off' ? '' : ` · ${timeText(at).replace(/\.\d$/, '')}`}`,
  scoreText: (score) => `${score} points`,
  says: (state) => {
    if (state.isSolved === true) return 'Right.'
    if (state.isSolved === false) return `It is ${scrambledWord(state)?.target.word}.`
    return tryText(state)
  },
  feel: (before, after) =>
    after.isSolved && !before.isSolved ? 'right' : after.place === before.place && after.tries > before.tries ? 'wrong' : null,
}

export { scramble as engine }

/** Scramble: letters in the wrong order. */
export default function ScrambleScreen() {
  return <Game parts={parts} />
}
