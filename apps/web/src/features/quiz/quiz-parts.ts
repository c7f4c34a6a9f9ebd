import { dailyQuiz, type QuizAction, type QuizState, quizQuestion } from '@verbena/core/quiz/daily-quiz'
import { hintText, verdict } from '../../components/game/explained'
import type { GameParts } from '../../components/game/game-parts'
import { halvesText, pointsText } from './points-text'
import { QuizBoard } from './quiz-board'

/** What the daily quiz and its practice run have in common. */
export const quizParts = {
  engine: dailyQuiz,
  keys: [
    ['1–4', 'Choose'],
    ['H', 'Hint'],
    ['P', 'Pronounce'],
  ],
  Board: QuizBoard,
  hasOwnBar: true,
  status: ({ score }) => (score === 1 ? '1 point' : `${halvesText(score)} points`),
  scoreText: (score) => pointsText(score, 10),
  says: (state) => {
    const question = quizQuestion(state)
    if (question === undefined) return ''
    return state.status === 'feedback' ? `${verdict(question, state.turn)}.` : hintText(question, state.turn)
  },
} satisfies Partial<GameParts<QuizState, QuizAction>>
