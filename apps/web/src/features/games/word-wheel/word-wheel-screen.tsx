import { type WordWheelAction, type WordWheelState, wordWheel } from '@verbena/core/games/word-wheel/word-wheel'
import { Game } from '../../../components/game/game'
import type { GameParts } from '../../../components/game/game-parts'
import { submittedText } from './submitted-text'
import { wheelSeed } from './wheel-seed'
import { WordWheelBoard } from './word-wheel-board'

const parts: GameParts<WordWheelState, WordWheelAction> = {
  engine: wordWheel,
  rules: [
    'Make words of the letters of the wheel, each as often as you like. Every word has the letter in the middle.',
    'You know what each word means; find it. A letter brings 10 points, all letters of the wheel 30 more.',
    'The first wheel of a day is the same for everyone.',
  ],
  keys: [
    ['A–Z', 'Spell'],
    ['Enter', 'Try it'],
    ['Space', 'Shuffle'],
    ['Alt+H', 'Reveal a letter'],
  ],
  Board: WordWheelBoard,
  status: ({ score }) => `${score} points`,
  scoreText: (score) => `${score} points`,
  says: submittedText,
  feel: (before, after) => {
    if (after.last === before.last || after.last === null || after.status === 'done') return null
    return after.last.was === 'found' ? 'right' : after.last.was === 'found-before' ? null : 'wrong'
  },
}

export { wordWheel as engine }

/** Word wheel: many words from the same letters. */
export default function WordWheelScreen() {
  return <Game parts={parts} rules={{ seed: wheelSeed }} />
}
