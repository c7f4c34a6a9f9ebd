import { type ReactNode, useId } from 'react'
import { afterPaint } from '../../lib/after-paint'
import { Button } from '../../ui/button'
import { Mark } from './choices'
import { takeFocus } from './take-focus'

type FeedbackProps = { isRight: boolean; title: string; children?: ReactNode; onNext: () => void; nextLabel?: string }

/** What came of an answer, and the way on, which is read out with what there is to learn. */
export function Feedback({ isRight, title, children, onNext, nextLabel = 'Next' }: FeedbackProps) {
  const id = useId()
  return (
    <div
      ref={showWhole}
      className="flex scroll-mb-4 flex-wrap items-center gap-x-4 gap-y-1 self-start rounded-card bg-lift px-[16px] py-3 forced-colors:border"
    >
      <p className="flex min-w-[min(100%,8rem)] flex-1 items-center gap-2 leading-snug font-semibold">
        <Mark isRight={isRight} />
        <span className="min-w-0 text-balance break-words">{title}</span>
      </p>
      {children && (
        <div id={id} className="order-2 w-full leading-snug text-muted text-pretty break-words">
          {children}
        </div>
      )}
      <Button ref={takeFocus} className="order-1 ml-auto" aria-describedby={children ? id : undefined} onClick={onNext}>
        {nextLabel}
      </Button>
    </div>
  )
}

/** In a low window the page goes on to the end of what there is to learn, not only to the button that has the focus. */
function showWhole(card: HTMLElement | null) {
  if (card) afterPaint(() => card.scrollIntoView?.({ block: 'nearest' }))
}
