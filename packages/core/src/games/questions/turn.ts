import { seededRandom, seedFrom } from '../../base/random'
import type { ChooseQuestion, Question } from './question'
import { checkTyped } from './typed'

/** What has happened to the question on screen. */
export type Turn = {
  /** Options that a hint took away. */
  dropped: number[]
  /** Letters of the answer on show. */
  letters: number
  isHinted: boolean
  /** A slip of one letter was pointed out; the next answer counts. */
  isAskedToCheck: boolean
  chosen: number | null
  typed: string | null
  isRight: boolean | null
}

export type AnswerAction = { type: 'choose'; option: number } | { type: 'type'; text: string } | { type: 'hint' }

export const newTurn: Turn = { dropped: [], letters: 1, isHinted: false, isAskedToCheck: false, chosen: null, typed: null, isRight: null }

/** All wrong options but one, always the same one for a question. */
function droppedByHint({ options, right, target }: ChooseQuestion): number[] {
  const wrong = options.map((_, place) => place).filter((place) => place !== right)
  const kept = wrong[Math.floor(seededRandom(seedFrom(target.wordId))() * wrong.length)]
  return wrong.filter((place) => place !== kept)
}

/** The turn after an answer or the one hint; an answer that cannot be given leaves it as it was. */
export function takeAction(question: Question, turn: Turn, action: AnswerAction): Turn {
  if (turn.isRight !== null) return turn
  switch (action.type) {
    case 'hint':
      if (turn.isHinted) return turn
      if (question.ask === 'typed') return { ...turn, isHinted: true, letters: turn.letters + 1 }
      return { ...turn, isHinted: true, dropped: droppedByHint(question) }
    case 'choose':
      if (question.ask === 'typed' || question.options[action.option] === undefined || turn.dropped.includes(action.option)) return turn
      return { ...turn, chosen: action.option, isRight: action.option === question.right }
    case 'type':
      return question.ask !== 'typed' || action.text.trim() === '' ? turn : typeAnswer(checkTyped(question, action.text), turn, action.text)
  }
}

function typeAnswer(result: 'right' | 'slip' | 'wrong', turn: Turn, text: string): Turn {
  if (result === 'slip' && !turn.isAskedToCheck) return { ...turn, typed: text, isAskedToCheck: true }
  return { ...turn, typed: text, isRight: result === 'right' }
}
