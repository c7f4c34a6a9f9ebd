import { GameLayout } from '../../components/game/game-layout'
import { takeFocus } from '../../components/game/take-focus'
import type { QuizResult } from '../../state/game/quiz-result'
import { Button } from '../../ui/button'
import { NextQuiz } from './next-quiz'
import { pointsText } from './points-text'
import { ShareRow } from './share-row'

type TakenTodayProps = { title: string; result: QuizResult | null; onAgain: () => void }

/** A second visit on the same day: today's result, and when the next quiz opens. */
export function TakenToday({ title, result, onAgain }: TakenTodayProps) {
  return (
    <GameLayout title={title}>
      <div className="m-auto grid w-full animate-rise justify-items-center gap-7 px-[20px] py-6 text-center">
        <div className="grid justify-items-center gap-2">
          <h2 ref={takeFocus} tabIndex={-1} className="text-sm font-semibold text-muted outline-none">
            Results
          </h2>
          <p className="font-display text-[clamp(2.75rem,14vw,4.5rem)] leading-none tracking-tight text-balance">
            {result ? pointsText(result.score, result.marks.length) : 'Done for today'}
          </p>
          <NextQuiz />
        </div>
        {result && <ShareRow marks={result.marks} score={result.score} />}
        <div className="grid justify-items-center gap-1.5">
          <Button onClick={onAgain}>Play again</Button>
          <p className="text-sm text-balance text-muted">as practice, it does not count as today’s</p>
        </div>
      </div>
    </GameLayout>
  )
}
