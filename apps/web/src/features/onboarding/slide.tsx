import { type ReactNode, useState } from 'react'
import { cn } from '../../lib/cn'
import './slide.css'

export type Direction = 'forward' | 'back'

type SlideProps = { at: number; direction: Direction | null; children: (at: number) => ReactNode }

/** Shows one of several panels; when it changes, the old one leaves as the new one comes in from where the movement goes. */
export function Slide({ at, direction, children }: SlideProps) {
  const [shown, setShown] = useState(at)
  const [leaving, setLeaving] = useState<number | null>(null)
  if (shown !== at) {
    setLeaving(shown)
    setShown(at)
  }
  const panels = leaving === null || leaving === at ? [at] : [leaving, at]
  return (
    <div data-direction={direction} className="slide relative grid min-h-0 grid-cols-[minmax(0,1fr)] overflow-clip">
      {panels.map((panel) => (
        <div
          key={panel}
          inert={panel !== at}
          aria-hidden={panel === at ? undefined : true}
          onAnimationEnd={(event) => {
            if (panel !== at && event.target === event.currentTarget) setLeaving(null)
          }}
          className={cn('col-start-1 row-start-1 slide-panel min-h-0 overflow-y-auto', panel === at ? 'slide-in' : 'slide-out')}
        >
          {children(panel)}
        </div>
      ))}
    </div>
  )
}
