import { Mark } from '../../../components/game/choices'
import { PronounceButton } from '../../../components/pronounce-button'

/** What the wrong word means itself: the lesson of a miss. */
export function WrongCard({ word, meaning }: { word: string; meaning: string }) {
  return (
    <div className="flex items-start gap-1">
      <Mark isRight={false} className="mt-3.5" />
      <p className="min-w-0 flex-1 py-3 pl-2 text-pretty break-words">
        <span className="font-semibold">{word}: </span>
        <span className="text-muted">{meaning}</span>
      </p>
      <PronounceButton word={word} />
    </div>
  )
}
