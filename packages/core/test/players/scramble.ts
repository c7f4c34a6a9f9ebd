import { type ScrambleAction, scramble, scrambledWord } from '../../src/games/scramble/scramble'
import { below, game } from '../player'

export const player = game(
  scramble,
  (state, random): ScrambleAction =>
    random() < 0.1 ? { type: 'place-letter' } : { type: 'letter', letter: scrambledWord(state)?.target.word[below(5, random)] ?? '' },
)
