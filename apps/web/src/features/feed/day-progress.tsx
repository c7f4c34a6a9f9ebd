import { localDay } from '@verbena/core/base/day'
import { useEffect } from 'react'
import { readSetting, saveSettings, useSetting } from '../../state/learner/use-learner'
import { useViewsStore, useWordsToday } from '../../state/learner/views'
import { toast } from '../../ui/toast'

const radius = 9
const around = 2 * Math.PI * radius

/** Today's words against the daily goal: a ring that fills, celebrated once a day. */
export function DayProgress() {
  const goal = useSetting('dailyGoal')
  const count = useWordsToday()
  const isLoaded = useViewsStore((views) => views.isLoaded)
  const share = Math.min(1, count / goal)
  const isReached = isLoaded && count >= goal

  useEffect(() => {
    const today = localDay(new Date())
    if (!isReached || readSetting('goalCelebratedOn') === today) return
    saveSettings({ goalCelebratedOn: today })
    toast('Daily goal reached', { text: `${goal} words today. Well done.` })
  }, [isReached, goal])

  return (
    <p className="flex min-h-11 items-center gap-2.5 px-3 text-sm text-muted" aria-label={`Today: ${count} of ${goal} words`} role="img">
      <svg
        viewBox="0 0 24 24"
        className={`size-7 -rotate-90 ${isReached ? 'animate-pop' : ''}`}
        fill="none"
        strokeWidth="3"
        aria-hidden="true"
      >
        <circle cx="12" cy="12" r={radius} className="stroke-hairline" />
        <circle
          cx="12"
          cy="12"
          r={radius}
          strokeLinecap="round"
          className="stroke-accent transition-[stroke-dashoffset] duration-300 ease-out"
          strokeDasharray={around}
          strokeDashoffset={around * (1 - share)}
          opacity={share === 0 ? 0 : 1}
        />
      </svg>
      <span aria-hidden="true" className="tabular-nums">
        {count} / {goal}
      </span>
    </p>
  )
}
