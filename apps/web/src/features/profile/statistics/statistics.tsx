import { markedWords } from '@verbena/core/learner/marks'
import { useLearnerStore } from '../../../state/learner/learner-store'
import { useSetting } from '../../../state/learner/use-learner'
import { useViewsStore, useWordsToday } from '../../../state/learner/views'
import { Group } from '../../../ui/group'
import { ProgressRing } from '../../../ui/progress-ring'
import { HeatMap } from './heat-map'
import { WeekAhead } from './week-ahead'
import { WordCounts } from './word-counts'

/** How far the learner has come: today, in all, and over the year. */
export function Statistics() {
  const goal = useSetting('dailyGoal')
  const today = useWordsToday()
  const record = useLearnerStore()
  const viewed = useViewsStore(({ views }) => Object.keys(views).length)

  return (
    <Group title="Statistics">
      <div className="grid grid-cols-1 gap-7 rounded-card border border-hairline p-[20px]">
        <div className="flex flex-wrap items-center gap-x-7 gap-y-4">
          <div className="grid justify-items-center gap-1 text-sm text-muted">
            <ProgressRing share={today / goal} label={`Today: ${today} of ${goal} words`}>
              <span className="block font-display text-3xl tabular-nums">{today}</span>
              <span className="block text-sm text-muted">of {goal}</span>
            </ProgressRing>
            <span aria-hidden="true">words today</span>
          </div>
          <dl className="grid min-w-[min(100%,8rem)] flex-1 grid-cols-1 gap-2">
            <Count name="Favorites" count={markedWords(record, 'favorite').length} />
            <Count name="Viewed" count={viewed} />
          </dl>
        </div>
        <WordCounts />
        <WeekAhead />
        <HeatMap />
      </div>
    </Group>
  )
}

function Count({ name, count }: { name: string; count: number }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="text-muted">{name}</dt>
      <dd className="font-display text-xl tabular-nums">{count}</dd>
    </div>
  )
}
