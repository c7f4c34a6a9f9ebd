import { type PerfectionAction, perfection } from '../../src/games/perfection/perfection'
import { anyAnswer, game } from '../player'

export const player = game(perfection, (state, random): PerfectionAction => {
  if (state.draft !== null) return { type: 'confirm' }
  const given = anyAnswer(state.question ?? undefined, random)
  return given.type === 'type' ? { type: 'draft', text: given.text } : { type: 'select', option: given.option }
})
