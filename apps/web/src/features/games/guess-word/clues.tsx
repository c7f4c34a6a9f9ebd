import type { Clue } from '@verbena/core/games/guess-word/guess-clues'
import { GapText } from '../../../components/game/gap-text'

const titles: Record<Clue['about'], string> = {
  kind: 'Kind',
  sentence: 'In a sentence',
  opposite: 'The opposite of',
  synonym: 'Means the same as',
  company: 'In company with',
  meaning: 'Meaning',
  letters: 'First and last letter',
}

/** The clues that are open; each is read out as it comes. */
export function Clues({ clues }: { clues: readonly Clue[] }) {
  return (
    <dl aria-label="Clues" aria-live="polite" aria-relevant="additions" className="grid gap-1.5">
      {clues.map(({ about, text }) => (
        <div key={about} data-clue className="game-ask">
          <dt className="inline text-sm text-muted">{titles[about]}: </dt>
          <dd className="inline text-lg leading-snug break-words">
            <GapText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
