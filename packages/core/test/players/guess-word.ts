import { type GuessWordAction, guessWord, hiddenWord } from '../../src/games/guess-word/guess-word'
import { game } from '../player'

export const player = game(
  guessWord,
  (state, random): GuessWordAction => (random() < 0.5 ? { type: 'clue' } : { type: 'guess', text: hiddenWord(state)?.target.word ?? '' }),
)
