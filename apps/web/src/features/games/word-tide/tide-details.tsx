import { floatersPerAnchor } from '@verbena/core/games/word-tide/tide-anchors'
import type { WordTideState } from '@verbena/core/games/word-tide/word-tide'
import type { DetailsProps } from '../../../components/game/game-parts'

/** How the tide ended, and how many words it took. */
export function TideDetails({ state: { end, place, mistakes, anchors } }: DetailsProps<WordTideState>) {
  const total = anchors.length * floatersPerAnchor
  return (
    <p className="max-w-[34ch] text-lg text-balance">
      {end === 'survived'
        ? `The tide is out: ${total} words sorted${mistakes === 0 ? ', without a mistake.' : '.'}`
        : `The water came over the pier after ${place} of ${total} words.`}
    </p>
  )
}
