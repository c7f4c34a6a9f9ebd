import { Lesson } from '../../../components/game/lesson'
import { PronounceButton } from '../../../components/pronounce-button'

/** What the wrong word means itself: the lesson of a miss. */
export function WrongCard({ word, meaning }: { word: string; meaning: string }) {
  return (
    <Lesson>
      <div className="-my-[10px] -mr-[10px] flex flex-wrap items-center justify-between gap-x-1">
        <p className="max-w-full py-[10px] font-semibold">{word}</p>
        <PronounceButton word={word} />
      </div>
      <p className="text-muted">{meaning}</p>
    </Lesson>
  )
}
