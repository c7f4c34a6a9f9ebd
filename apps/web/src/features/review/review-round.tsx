import { answerInSession, doneInSession, type ReviewSession } from '@verbena/core/memory/review-session'
import type { Word, WordId } from '@verbena/core/words/word'
import { useState } from 'react'
import type { RecallStage } from '../../components/recall'
import { answer } from '../../state/memory/memory'
import { ReviewCard } from './review-card'
import { ReviewEnd } from './review-end'
import { useReviewKeys } from './use-review-keys'

type ReviewRoundProps = {
  words: ReadonlyMap<WordId, Word>
  start: ReviewSession
  /** How many words would still wait after this round. */
  countMore: () => number
  onMore: () => void
  onDone: () => void
}

/** A round: its words one by one, then what came of it. */
export function ReviewRound({ words, start, countMore, onMore, onDone }: ReviewRoundProps) {
  const [session, setSession] = useState(start)
  const [turn, setTurn] = useState(0)
  const [stage, setStage] = useState<RecallStage>('asked')
  const [wordId] = session.queue
  const word = wordId === undefined ? undefined : words.get(wordId)

  function give(isKnown: boolean) {
    if (word === undefined || stage !== 'revealed') return
    void answer(word.id, isKnown ? 'right' : 'wrong', 'review')
    setSession(answerInSession(session, isKnown))
    setStage('asked')
    setTurn(turn + 1)
  }

  useReviewKeys(word === undefined ? null : { stage, onReveal: () => setStage('revealed'), onAnswer: give })

  if (word === undefined) return <ReviewEnd session={session} words={words} more={countMore()} onMore={onMore} onDone={onDone} />
  const done = doneInSession(session)
  return (
    <>
      <div className="flex items-center gap-3 px-[24px]">
        <div aria-hidden="true" className="h-1 flex-1 overflow-hidden rounded-full bg-hairline">
          <div
            className="h-full origin-left rounded-full bg-accent transition-transform duration-300 ease-out"
            style={{ transform: `scaleX(${done / session.asked.length})` }}
          />
        </div>
        <p role="status" className="text-sm text-muted tabular-nums">
          <span className="sr-only">Done: </span>
          {done} of {session.asked.length}
        </p>
      </div>
      <ReviewCard key={turn} word={word} stage={stage} onReveal={() => setStage('revealed')} onAnswer={give} />
    </>
  )
}
