import { rush } from '../../src/games/rush/rush'
import { below, game } from '../player'

export const player = game(rush, (state, random) => ({ type: 'choose', option: below(state.question?.options.length ?? 1, random) }))
