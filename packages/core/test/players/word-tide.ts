import { wordTide } from '../../src/games/word-tide/word-tide'
import { game } from '../player'

export const player = game(wordTide, (_, random) => ({ type: random() < 0.5 ? 'in' : 'out' }))
