import { Button } from '../../ui/button'
import { takeFocus } from './take-focus'

type PausedProps = {
  onResume: () => void /** `null` where a round cannot be begun anew. */
  onStartOver: (() => void) | null
  onLeave: () => void
}

/** A round at rest: the question is out of sight, so that a pause gives nobody time to think. */
export function Paused({ onResume, onStartOver, onLeave }: PausedProps) {
  return (
    <section aria-labelledby="paused" className="m-auto grid w-full max-w-xs animate-fade gap-6 px-[24px] py-8 text-center">
      <div className="grid gap-1.5">
        <h2 id="paused" className="font-display text-4xl tracking-tight">
          Paused
        </h2>
        <p className="text-muted text-balance">Your round waits here, also when you leave.</p>
      </div>
      <div className="grid gap-3">
        <Button ref={takeFocus} onClick={onResume}>
          Resume
        </Button>
        {onStartOver && (
          <Button kind="outline" onClick={onStartOver}>
            Start over
          </Button>
        )}
        <Button kind="quiet" onClick={onLeave}>
          Leave
        </Button>
      </div>
    </section>
  )
}
