import { useNavigate, useSearch } from '@tanstack/react-router'
import { dailyQuiz } from '@verbena/core/quiz/daily-quiz'
import { Game } from '../../components/game/game'
import { paths } from '../../lib/paths'
import { DailyQuiz } from './daily-quiz'
import { quizParts } from './quiz-parts'

const practice = {
  ...quizParts,
  rules: [
    'Ten words, asked in six ways, with no clock.',
    'This is practice: it does not count as today’s quiz, and you can play it as often as you like.',
  ],
}

export { dailyQuiz as engine }

/** The daily quiz, or with `dev=true` a practice run without a cooldown; the words of a category are only practised. */
export default function QuizScreen() {
  const { dev, category } = useSearch({ from: '/$game' })
  const navigate = useNavigate()
  if (dev || category !== undefined) return <Game key="practice" parts={practice} rules={{ slot: 'quiz-practice' }} />
  return <DailyQuiz onAgain={() => void navigate({ ...paths.game('/quiz', { dev: true }), replace: true })} />
}
