import { type GuessWordAction, type GuessWordState, guessWord, hiddenWord } from '@verbena/core/games/guess-word/guess-word'
import { describeKnown } from '@verbena/core/games/guess-word/letter-marks'
import { Game } from '../../../components/game/game'
import type { GameParts } from '../../../components/game/game-parts'
import { answerTitle } from './answer-title'
import { GuessBoard } from './guess-board'

const points = (score: number) => `${score} points`

const parts: GameParts<GuessWordState, GuessWordAction> = {
  engine: guessWord,
  rules: [
    'Eight hidden words, five clues each. Every clue you open makes the word worth less.',
    'A wrong guess costs five points and tells which letters are right.',
  ],
  keys: [
    ['A–Z', 'Write'],
    ['Enter', 'Guess'],
    ['Tab', 'Next clue'],
  ],
  Board: GuessBoard,
  status: ({ score }) => points(score),
  scoreText: points,
  says: (state) => {
    const hidden = hiddenWord(state)
    if (hidden === undefined) return ''
    if (state.answer !== null) return answerTitle(state.answer, hidden.target.word)
    const wrong = state.guesses.at(-1)
    return wrong ? `Not ${wrong.text}. ${describeKnown(state.guesses, hidden.target.word.length)}` : ''
  },
  feel: (before, after) => {
    if (after.answer !== null) return after.answer === before.answer ? null : after.answer.how === 'revealed' ? 'wrong' : 'right'
    return after.place === before.place && after.guesses.length > before.guesses.length ? 'wrong' : null
  },
}

export { guessWord as engine }

/** Guess the word: clues from vague to sharp, and letters that tell how near a guess was. */
export default function GuessWordScreen() {
  return <Game parts={parts} />
}
