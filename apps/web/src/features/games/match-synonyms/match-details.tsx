import type { MatchState } from '@verbena/core/games/match-synonyms/match-synonyms'
import type { DetailsProps } from '../../../components/game/game-parts'

/** Every pair of the round, to read once more. */
export function MatchDetails({ state }: DetailsProps<MatchState>) {
  const pairs = state.boards.flatMap(({ left, right }) =>
    left.map(({ word }, place) => ({ word, synonym: right.find(({ pair }) => pair === place)?.text ?? '' })),
  )
  return (
    <section aria-labelledby="pairs" className="@container grid w-full max-w-md gap-2">
      <h3 id="pairs" className="text-sm font-semibold text-muted">
        The pairs
      </h3>
      <ul className="grid gap-2 @3xs:gap-1">
        {pairs.map(({ word, synonym }) => (
          <li
            key={`${word} ${synonym}`}
            className="grid grid-cols-1 items-center @3xs:grid-cols-[minmax(0,1fr)_1.5rem_minmax(0,1fr)] @3xs:gap-2 hyphens-auto [overflow-wrap:anywhere]"
          >
            <span className="@3xs:text-right">{word}</span>
            <span aria-hidden="true" className="hidden border-t border-primary/60 @3xs:block" />
            <span className="sr-only"> and </span>
            <span className="text-primary @3xs:text-left">{synonym}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
