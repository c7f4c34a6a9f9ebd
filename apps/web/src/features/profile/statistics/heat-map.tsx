import { localDay } from '@verbena/core/base/day'
import { useLearnerStore } from '../../../state/learner/learner-store'
import { heatDays, heatWeeks } from './heat-days'

const cell = 10
const gap = 3
const pitch = cell + gap

/** A year of learned days at a glance; the number tells it to whoever does not see the picture. */
export function HeatMap() {
  const learned = useLearnerStore((record) => record.days.learned)
  const days = heatDays(learned, localDay(new Date()))
  const count = days.filter((each) => each.isLearned).length
  return (
    <figure className="grid gap-2">
      <svg
        role="img"
        aria-label={`Learned on ${count} ${count === 1 ? 'day' : 'days'} in the past year`}
        viewBox={`0 0 ${heatWeeks * pitch - gap} ${7 * pitch - gap}`}
        className="w-full"
      >
        {days.map(({ day, week, weekday, isLearned }) => (
          <rect
            key={day}
            x={week * pitch}
            y={weekday * pitch}
            width={cell}
            height={cell}
            rx={2.5}
            className={isLearned ? 'fill-primary' : 'fill-hairline'}
          />
        ))}
      </svg>
      <figcaption aria-hidden="true" className="flex justify-between text-sm text-muted">
        <span>A year ago</span>
        <span>Today</span>
      </figcaption>
    </figure>
  )
}
