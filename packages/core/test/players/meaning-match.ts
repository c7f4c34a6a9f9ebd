import { meaningMatch, meaningOnShow } from '../../src/games/meaning-match/meaning-match'
import { below, game } from '../player'

export const player = game(meaningMatch, (state, random) => ({
  type: 'choose',
  card: random() < 0.5 ? (meaningOnShow(state)?.card ?? 0) : below(8, random),
}))
