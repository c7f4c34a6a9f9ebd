import type { Progress } from '@verbena/core/games/frame/engine'
import { useMoments } from './use-moments'

type MeterProps = { progress: Progress; hasBar: boolean; isRunning: boolean; status: () => string }

/** How far the round is, as a bar and in words; read out only to whoever looks for it, or the time would never be still. */
export function Meter({ progress: { done, total }, hasBar, isRunning, status }: MeterProps) {
  useMoments(isRunning)
  const text = status()
  return (
    <div className="grid gap-2 px-3">
      {hasBar && total !== null && (
        <div aria-hidden="true" className="h-1 overflow-hidden rounded-full bg-hairline forced-colors:border">
          <div
            className="h-full origin-left rounded-full bg-primary forced-colors:bg-[Highlight]"
            style={{ transform: `scaleX(${total === 0 ? 0 : done / total})` }}
          />
        </div>
      )}
      <p role="status" aria-live="off" className="flex flex-wrap justify-between gap-x-4 text-sm text-muted tabular-nums">
        <span>{total === null ? `${done} done` : `${done} of ${total}`}</span>
        {text !== '' && <span>{text}</span>}
      </p>
    </div>
  )
}
