import type { ReactNode } from 'react'
import { Button } from '../../ui/button'
import { Mark } from './choices'
import { takeFocus } from './take-focus'

type FeedbackProps = { isRight: boolean; title: string; children?: ReactNode; onNext: () => void; nextLabel?: string }

/** What came of an answer, and the way on. */
export function Feedback({ isRight, title, children, onNext, nextLabel = 'Next' }: FeedbackProps) {
  return (
    <div className="flex animate-fade flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-lift px-[16px] py-3 forced-colors:border">
      <div className="min-w-[min(100%,11rem)] flex-1">
        <p className="flex items-center gap-2 font-semibold">
          <Mark isRight={isRight} />
          <span className="min-w-0 break-words">{title}</span>
        </p>
        {children && <div className="mt-1 text-muted text-pretty break-words">{children}</div>}
      </div>
      <Button ref={takeFocus} className="ml-auto" onClick={onNext}>
        {nextLabel}
      </Button>
    </div>
  )
}
