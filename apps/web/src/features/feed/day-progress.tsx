import { localDay } from '@verbena/core/base/day'
import { useEffect } from 'react'
import { giveFeedback } from '../../components/give-feedback'
import { cn } from '../../lib/cn'
import { readSetting, saveSettings, useSetting } from '../../state/learner/use-learner'
import { useViewsStore, useWordsToday } from '../../state/learner/views'
import { ProgressCircle } from '../../ui/progress-ring'
import { toast } from '../../ui/toast'

/** Today's words against the daily goal: a ring that fills, celebrated once a day. */
export function DayProgress() {
  const goal = useSetting('dailyGoal')
  const count = useWordsToday()
  const isLoaded = useViewsStore((views) => views.isLoaded)
  const isReached = isLoaded && count >= goal

  useEffect(() => {
    const today = localDay(new Date())
    if (!isReached || readSetting('goalCelebratedOn') === today) return
    saveSettings({ goalCelebratedOn: today })
    toast('Daily goal reached', { text: `${goal} words today. Well done.` })
    giveFeedback('goal')
  }, [isReached, goal])

  return (
    <p className="flex min-h-11 items-center gap-2.5 px-3 text-sm text-muted" aria-label={`Today: ${count} of ${goal} words`} role="img">
      <ProgressCircle share={count / goal} width={12} className={cn('size-7', isReached && 'animate-pop')} />
      <span aria-hidden="true" className="tabular-nums">
        {count} / {goal}
      </span>
    </p>
  )
}
