import type { RushState } from '@verbena/core/games/rush/rush'
import type { DetailsProps } from '../../../components/game/game-parts'

const ends: Record<NonNullable<RushState['end']>, string> = {
  time: 'The time ran out.',
  strikes: 'Three misses ended it.',
  cleared: 'There were no more words to ask.',
}

/** Why it is over, the longest run, and the last word that was beaten: they only get harder. */
export function RushDetails({ state }: DetailsProps<RushState>) {
  const beaten = state.met.findLast((each) => each.isRight)
  return (
    <div className="grid gap-3">
      {state.end && <p className="text-muted">{ends[state.end]}</p>}
      <dl className="flex flex-wrap justify-center gap-x-10 gap-y-3">
        <div>
          <dt className="text-sm text-muted">Longest run</dt>
          <dd className="font-display text-2xl tabular-nums">{state.longestStreak}</dd>
        </div>
        {beaten && (
          <div>
            <dt className="text-sm text-muted">Hardest word beaten</dt>
            <dd className="font-display text-2xl break-words">{beaten.word}</dd>
          </div>
        )}
      </dl>
    </div>
  )
}
