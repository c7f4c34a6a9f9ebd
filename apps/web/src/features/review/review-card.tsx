import type { Word } from '@verbena/core/words/word'
import { PartBadge } from '../../components/part-badge'
import { Recall, type RecallStage } from '../../components/recall'
import { SpeakButton } from '../../components/speak-button'
import { WordHeading } from '../../components/word-heading'

type ReviewCardProps = { word: Word; stage: RecallStage; onReveal: () => void; onAnswer: (isKnown: boolean) => void }

/** A word as it stands in the feed, asked for. */
export function ReviewCard({ word, ...recall }: ReviewCardProps) {
  return (
    <article ref={takeFocus} tabIndex={-1} aria-label={word.word} className="flex flex-1 animate-rise flex-col px-[24px] outline-none">
      <div className="m-auto grid w-full justify-items-center gap-5 py-6 text-center">
        <div className="grid w-full justify-items-center gap-2">
          <WordHeading word={word.word} />
          <SpeakButton word={word.word} pronunciation={word.pronunciation} />
          <PartBadge part={word.partOfSpeech} />
        </div>
        <Recall word={word} {...recall} note="" />
      </div>
    </article>
  )
}

/** Each word that comes takes the focus from the button of the one before. */
function takeFocus(card: HTMLElement | null) {
  card?.focus({ preventScroll: true })
}
