import type { QuizMark } from '@verbena/core/quiz/daily-quiz'
import { quizResultText } from '@verbena/core/quiz/share-result'
import { Copy } from 'lucide-react'
import { copyText } from '../../device/clipboard'
import { Button } from '../../ui/button'
import { toast, toastError } from '../../ui/toast'
import { pointsText } from './points-text'
import { QuizMarks } from './quiz-marks'

/** The marks without a word of the quiz, to pass on. */
export function ShareRow({ marks, score }: { marks: QuizMark[]; score: number }) {
  async function copy() {
    if (await copyText(quizResultText({ marks, score }))) toast('Result copied')
    else toastError('Could not copy', 'Your browser does not allow it here.')
  }

  return (
    <div className="grid justify-items-center gap-3">
      <QuizMarks marks={marks} count={marks.length} isLarge />
      <p className="sr-only">{pointsText(score, marks.length)}</p>
      <Button kind="outline" onClick={() => void copy()}>
        <Copy aria-hidden className="size-[18px]" strokeWidth={1.75} />
        Copy result
      </Button>
    </div>
  )
}
