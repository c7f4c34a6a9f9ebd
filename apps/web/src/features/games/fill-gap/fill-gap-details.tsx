import type { FillGapState } from '@verbena/core/games/fill-gap/fill-gap'
import type { DetailsProps } from '../../../components/game/game-parts'
import { FullSentence } from './full-sentence'

/** Every sentence complete, to read once more. */
export function FillGapDetails({ state }: DetailsProps<FillGapState>) {
  return (
    <section aria-labelledby="sentences" className="grid w-full max-w-lg gap-2.5 text-left">
      <h3 id="sentences" className="text-center text-sm font-semibold text-muted">
        The sentences
      </h3>
      <ol className="grid gap-2.5 text-pretty break-words">
        {state.questions.map((gap) => (
          <li key={gap.question.target.wordId}>
            <FullSentence gap={gap} />
          </li>
        ))}
      </ol>
    </section>
  )
}
