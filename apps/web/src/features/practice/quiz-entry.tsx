import { useNavigate } from '@tanstack/react-router'
import { localDay } from '@verbena/core/base/day'
import { canTakeQuiz } from '@verbena/core/learner/quiz-day'
import { quizMode } from '@verbena/core/practice/modes'
import { paths } from '../../lib/paths'
import { useLearnerStore } from '../../state/learner/learner-store'
import { Button } from '../../ui/button'
import { useCloseSheet } from '../../ui/sheet'

/** The quiz to try as often as one likes, and the one of the day. */
export function QuizEntry({ category }: { category: string | undefined }) {
  const navigate = useNavigate()
  const closeThen = useCloseSheet()
  const isOpen = useLearnerStore((record) => canTakeQuiz(record, localDay(new Date())))
  return (
    <section aria-labelledby="try-game" className="grid gap-4 rounded-card bg-glow p-[20px]">
      <div>
        <h3 id="try-game" className="font-display text-2xl tracking-tight">
          Try Game
        </h3>
        <p className="text-muted text-pretty">{quizMode.description} Play it as often as you like.</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          onClick={() => closeThen(() => void navigate(paths.game('/quiz', { dev: true, ...(category !== undefined && { category }) })))}
        >
          Start
        </Button>
        <Button kind="outline" onClick={() => closeThen(() => void navigate(paths.game('/quiz')))}>
          {isOpen ? 'Today’s quiz' : 'Today’s result'}
        </Button>
      </div>
    </section>
  )
}
