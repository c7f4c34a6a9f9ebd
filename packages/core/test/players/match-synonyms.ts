import { matchSynonyms } from '../../src/games/match-synonyms/match-synonyms'
import { below, game } from '../player'

export const player = game(matchSynonyms, ({ boards, board }, random) => {
  const side = random() < 0.5 ? 'left' : 'right'
  return { type: 'pick', side, place: below(boards[board]?.[side].length ?? 1, random) }
})
