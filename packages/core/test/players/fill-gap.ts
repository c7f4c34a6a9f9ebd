import { fillGap, gapOnShow } from '../../src/games/fill-gap/fill-gap'
import { anyAnswer, game } from '../player'

export const player = game(fillGap, (state, random) => anyAnswer(gapOnShow(state)?.question, random))
