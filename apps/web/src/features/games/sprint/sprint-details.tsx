import type { SprintState } from '@verbena/core/games/sprint/sprint'
import { type Medal, medalOf, slowestLegs } from '@verbena/core/games/sprint/sprint-result'
import type { DetailsProps } from '../../../components/game/game-parts'

const medalTexts: Record<Medal, string> = {
  gold: 'Gold: two and a half seconds a word, or less',
  silver: 'Silver: four seconds a word, or less',
  bronze: 'Bronze: six seconds a word, or less',
}
const medalColours: Record<Medal, string> = { gold: '#e8c15a', silver: '#cdd3d6', bronze: '#d59a6a' }

/** The medal, the misses, and the three words that took longest. */
export function SprintDetails({ state, timing }: DetailsProps<SprintState>) {
  if (timing === 'off') return null // the misses are the score
  const medal = medalOf(state)
  const slowest = slowestLegs(state)
  return (
    <div className="grid w-full max-w-sm gap-4">
      {medal && (
        <p className="flex items-center justify-center gap-3 text-left">
          <svg viewBox="0 0 40 40" className="size-[40px] shrink-0" style={{ color: medalColours[medal] }} aria-hidden="true">
            <circle cx="20" cy="20" r="17" fill="none" stroke="currentColor" strokeWidth="2.5" />
            <circle cx="20" cy="20" r="11" fill="currentColor" className="animate-pop origin-center" />
          </svg>
          <span className="text-balance">{medalTexts[medal]}</span>
        </p>
      )}
      {state.misses > 0 && (
        <p className="text-muted">{state.misses === 1 ? 'One miss, five seconds' : `${state.misses} misses, five seconds each`}</p>
      )}
      {slowest.length > 0 && (
        <section aria-labelledby="slowest" className="grid gap-2">
          <h3 id="slowest" className="text-sm font-semibold text-muted">
            What took longest
          </h3>
          <ol className="divide-y divide-hairline rounded-card border border-hairline text-left">
            {slowest.map((leg) => (
              <li key={`${leg.question} ${leg.ms}`} className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-2.5">
                <span className="font-medium break-words">{state.questions[leg.question]?.target.word}</span>
                <span className="text-sm text-muted tabular-nums">{(leg.ms / 1000).toFixed(1)} s</span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  )
}
