import { addDays, localDay } from '@verbena/core/base/day'
import { forecast } from '@verbena/core/memory/forecast'
import { useKnown } from '../../../state/memory/use-memory'

const daysAhead = 7
const barHeight = 56

/** How many words come back on each day of the coming week. */
export function WeekAhead() {
  const today = localDay(new Date())
  const counts = forecast(useKnown(), today, daysAhead)
  const most = Math.max(...counts, 1)
  const days = counts.map((count, i) => ({ count, name: nameOf(addDays(today, i), i) }))
  return (
    <section aria-labelledby="week-ahead" className="grid gap-3">
      <h4 id="week-ahead" className="text-sm text-muted">
        Coming back this week
      </h4>
      <ol className="grid grid-cols-7 items-end gap-1.5">
        {days.map(({ count, name }) => (
          <li key={name.long} className="grid grid-cols-1 justify-items-center gap-1 text-sm">
            <span className="sr-only">{`${name.long}: ${count} ${count === 1 ? 'word' : 'words'}`}</span>
            <span aria-hidden="true" className="text-muted tabular-nums">
              {count}
            </span>
            <span
              aria-hidden="true"
              className={`w-full max-w-8 rounded-md ${count > 0 ? 'bg-primary' : 'bg-hairline'}`}
              style={{ height: Math.max(4, Math.round((count / most) * barHeight)) }}
            />
            <span aria-hidden="true" className="text-muted">
              {name.short}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function nameOf(day: string, after: number) {
  const date = new Date(`${day}T00:00:00Z`)
  const weekday = date.toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' })
  return { long: after === 0 ? 'Today' : weekday, short: weekday.slice(0, 2) }
}
