import { dailyQuiz, quizQuestion } from '../../src/quiz/daily-quiz'
import { anyAnswer, game } from '../player'

export const player = game(dailyQuiz, (state, random) => anyAnswer(quizQuestion(state), random))
