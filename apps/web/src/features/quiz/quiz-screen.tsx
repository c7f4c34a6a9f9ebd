import { useLocation, useNavigate } from '@tanstack/react-router'
import { Game } from '../../components/game/game'
import { DailyQuiz } from './daily-quiz'
import { quizParts } from './quiz-parts'

const practice = {
  ...quizParts,
  rules: [
    'Ten words, asked in six ways, with no clock.',
    'This is practice: it does not count as today’s quiz, and you can play it as often as you like.',
  ],
}

/** The daily quiz, or with `dev=true` a practice run without a cooldown. */
export default function QuizScreen() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const isPractice = 'dev' in search && String(search.dev) === 'true'
  if (isPractice) return <Game key="practice" parts={practice} rules={{ slot: 'quiz-practice' }} />
  return <DailyQuiz onAgain={() => void navigate({ to: '/quiz', search: { dev: true }, replace: true })} />
}
