import { type CompleteWordAction, completeWord, partialWord } from '../../src/games/complete-word/complete-word'
import { below, game } from '../player'

export const player = game(completeWord, (state, random): CompleteWordAction => {
  const word = partialWord(state)
  const at = word?.hidden[below(word.hidden.length, random)] ?? 0
  return { type: 'letter', at, letter: random() < 0.7 ? (word?.target.word[at] ?? '') : 'q' }
})
