import type { PerfectionState } from '@verbena/core/games/perfection/perfection'
import type { DetailsProps } from '../../../components/game/game-parts'
import { Button } from '../../../ui/button'

/** The stars of the run, and after a miss the way to begin with the very word. */
export function PerfectionDetails({ state, onStart }: DetailsProps<PerfectionState>) {
  const { stars, end, question } = state
  const missed = end === 'missed' ? question?.target : undefined
  return (
    <div className="grid justify-items-center gap-4">
      {stars > 0 && <p className="text-accent">{stars === 1 ? 'One whole ladder, one star' : `${stars} whole ladders, ${stars} stars`}</p>}
      {end === 'cleared' && (
        <p className="text-muted text-pretty">You answered every word you have seen. Read some more, and the ladder goes on.</p>
      )}
      {missed && (
        <>
          <p className="max-w-[34ch] text-balance">
            <span className="font-semibold">{missed.word}</span>: {missed.meaning}
          </p>
          <Button kind="outline" onClick={() => onStart({ first: missed.wordId })}>
            Start again with this word first
          </Button>
        </>
      )}
    </div>
  )
}
