import { useNavigate } from '@tanstack/react-router'
import type { Word } from '@verbena/core/words/word'
import { BookOpenText, Share2 } from 'lucide-react'
import { memo, useState } from 'react'
import { FavoriteButton, SaveButton } from '../../components/mark-buttons'
import { PartBadge } from '../../components/part-badge'
import { shareWord } from '../../components/share-word'
import { SpeakButton } from '../../components/speak-button'
import { WordExample } from '../../components/word-example'
import { WordHeading } from '../../components/word-heading'
import { paths } from '../../lib/paths'
import { IconButton } from '../../ui/icon-button'
import { type QuestionProps, questionsNow } from './asking'

type WordCardProps = { word: Word; uniqueKey: string; position: number; total: number }

/** One word, as large as the screen allows, with its meaning and what can be done with it. */
export const WordCard = memo(function WordCard({ word, uniqueKey, position, total }: WordCardProps) {
  const navigate = useNavigate()

  return (
    <article
      aria-label={word.word}
      aria-posinset={position + 1}
      aria-setsize={total}
      className="mx-auto flex h-full max-w-2xl flex-col overflow-y-auto px-[24px] [scrollbar-width:none]"
    >
      <div className="m-auto grid w-full justify-items-center gap-5 py-4 text-center">
        <div className="grid w-full justify-items-center gap-2">
          <WordHeading word={word.word} />
          <SpeakButton word={word.word} pronunciation={word.pronunciation} />
          <PartBadge part={word.partOfSpeech} />
        </div>
        <Meaning key={uniqueKey} word={word} uniqueKey={uniqueKey} />
      </div>
      <div className="flex shrink-0 items-center justify-center gap-[16px] pt-2 pb-5 sm:gap-[24px]">
        <IconButton icon={BookOpenText} label="Details" onClick={() => void navigate(paths.word(word.id, uniqueKey))} />
        <IconButton icon={Share2} label="Share" onClick={() => void shareWord(word)} />
        <FavoriteButton wordId={word.id} size="large" />
        <SaveButton wordId={word.id} />
      </div>
    </article>
  )
})

/** What the word means, or the question for it when it was met before and is due. */
function Meaning({ word, uniqueKey }: QuestionProps) {
  const [Question] = useState(() => questionsNow()?.questionFor({ word, uniqueKey }))
  if (Question) return <Question word={word} uniqueKey={uniqueKey} />
  return (
    <>
      <p className="max-w-[32ch] text-xl text-pretty">{word.definition}</p>
      <WordExample word={word} className="max-w-[38ch] text-lg" />
    </>
  )
}
