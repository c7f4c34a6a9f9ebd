import type { WidgetContents } from '@verbena/core/widgets/widget-contents'
import type { WidgetSize } from '@verbena/core/widgets/widgets'
import { cn } from '../../lib/cn'
import { ProgressRing } from '../../ui/progress-ring'

/** How much of today's goal is done. */
export function ProgressFace({ progress, size }: { progress: WidgetContents['progress']; size: WidgetSize }) {
  const { done, goal, share, isReached } = progress
  const left = goal - done
  return (
    <div
      className={cn(
        'flex min-w-0 items-center gap-4',
        size === 'medium' ? 'flex-row flex-wrap' : 'flex-col justify-center text-center',
        size === 'small' && 'gap-1',
      )}
    >
      <ProgressRing share={share} label={`Today: ${done} of ${goal} words`}>
        <span className="block font-display text-3xl tabular-nums">{done}</span>
        <span className="block text-sm text-muted">of {goal}</span>
      </ProgressRing>
      <p className={cn('min-w-0', size === 'medium' && 'flex-1 basis-24')}>
        <span className={size === 'small' ? 'block text-sm text-muted' : 'block font-display text-xl tracking-tight'}>
          {size === 'small' ? 'words today' : isReached ? 'Goal reached' : 'Words today'}
        </span>
        {size !== 'small' && (
          <span className="block text-muted text-pretty">
            {isReached ? 'Every word from here is a gift.' : `${left} more ${left === 1 ? 'word' : 'words'} to your goal.`}
          </span>
        )}
      </p>
    </div>
  )
}
