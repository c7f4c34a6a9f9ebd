import { isConfusable } from '../../words/confusable'
import type { Word } from '../../words/word'
import type { Target } from '../frame/met-words'
import type { GameLibrary } from '../pool/game-library'
import type { Clue, ClueLadder } from './guess-clues'

const lists = (words: readonly string[], text: string) => words.some((word) => word.toLowerCase() === text.toLowerCase())

/** Whether a clue is true of another word, as far as the data says. */
function isTrue({ about, text }: Clue, other: Word, wanted: Word, ladder: ClueLadder): boolean {
  switch (about) {
    case 'kind':
      return other.partOfSpeech === wanted.partOfSpeech && other.categories.includes(ladder.topic)
    case 'sentence':
      return isConfusable(other, wanted) // a word of the same sense may stand in the same sentence
    case 'opposite':
      return lists(other.antonyms, text)
    case 'synonym':
      return lists(other.synonyms, text)
    case 'company':
      return other.categories.includes(ladder.topic)
    case 'meaning':
      return other.definition === wanted.definition
    case 'letters':
      return other.word[0] === wanted.word[0] && other.word.at(-1) === wanted.word.at(-1)
  }
}

/** Whether a guess of the right length is another listed word of which every clue on show is true: such an answer is never refused. */
export function isTrueToClues(guess: string, ladder: ClueLadder & { target: Target }, opened: number, library: GameLibrary): boolean {
  const wanted = library.byId.get(ladder.target.wordId)
  if (wanted === undefined) return false
  const others = library.bySpelling.get(guess) ?? []
  return others.some((other) => ladder.clues.slice(0, opened).every((clue) => isTrue(clue, other, wanted, ladder)))
}
