import { type WordWheelAction, wordWheel } from '../../src/games/word-wheel/word-wheel'
import { below, game } from '../player'

export const player = game(wordWheel, ({ boards, board }, random): WordWheelAction => {
  const words = boards[board]?.words ?? []
  return random() < 0.1 ? { type: 'reveal', word: 0 } : { type: 'submit', text: words[below(words.length, random)]?.target.word ?? '' }
})
