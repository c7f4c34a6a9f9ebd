import { sprint, sprintQuestion } from '../../src/games/sprint/sprint'
import { below, game } from '../player'

export const player = game(sprint, (state, random) => ({
  type: 'choose',
  option: below(sprintQuestion(state)?.options.length ?? 1, random),
}))
