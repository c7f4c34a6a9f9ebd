import { useNavigate } from '@tanstack/react-router'
import { startSession, wordsPerSession } from '@verbena/core/memory/review-session'
import type { Word, WordId } from '@verbena/core/words/word'
import { useState } from 'react'
import { EmptyState } from '../../components/empty-state'
import { TitledScreen } from '../../components/titled-screen'
import { paths } from '../../lib/paths'
import { useWayBack } from '../../lib/use-way-back'
import { planNow } from '../../state/memory/memory-store'
import { nextReturnText } from '../../state/memory/use-memory'
import { Button } from '../../ui/button'
import { DotsLoader } from '../../ui/dots-loader'
import { ReviewRound } from './review-round'
import { useReviewWords } from './use-review-words'

/** The words that come back today, asked one after another (free for everyone). */
export function ReviewScreen() {
  const state = useReviewWords()
  const leave = useWayBack()

  return (
    <TitledScreen title="Review" onBack={leave}>
      {state.status === 'failed' && (
        <div className="m-auto">
          <EmptyState title="The words could not be loaded" text="Check your connection and try again.">
            <Button onClick={state.retry}>Try again</Button>
          </EmptyState>
        </div>
      )}
      {state.status === 'loading' && <DotsLoader className="h-[60dvh]" />}
      {state.status === 'ready' && <Rounds words={state.words} onDone={leave} />}
    </TitledScreen>
  )
}

/** One round after another, for as long as the learner wants to go on; at first only what is meant for today. */
function Rounds({ words, onDone }: { words: ReadonlyMap<WordId, Word>; onDone: () => void }) {
  const [round, setRound] = useState(() => ({ number: 1, session: startSession(dueIn('offered', words)) }))

  function goOn() {
    setRound(({ number }) => ({ number: number + 1, session: startSession(waiting(words)) }))
  }

  if (round.session.queue.length === 0) return waiting(words).length > 0 ? <EnoughToday onMore={goOn} /> : <NothingDue />
  return (
    <ReviewRound
      key={round.number}
      words={words}
      start={round.session}
      countMore={() => Math.min(waiting(words).length, wordsPerSession)}
      onMore={goOn}
      onDone={onDone}
    />
  )
}

/** Today's words, and after them those kept for later. */
function waiting(words: ReadonlyMap<WordId, Word>): WordId[] {
  return [...dueIn('offered', words), ...dueIn('kept', words)]
}

/** A word the library no longer has is not asked. */
function dueIn(part: 'offered' | 'kept', words: ReadonlyMap<WordId, Word>): WordId[] {
  return planNow()?.[part].filter((wordId) => words.has(wordId)) ?? []
}

/** After a break a few words a day are enough, and whoever wants more gets more. */
function EnoughToday({ onMore }: { onMore: () => void }) {
  const navigate = useNavigate()
  return (
    <div className="m-auto">
      <EmptyState title="Enough for today" text="After a break a few words a day do most. The others wait for you.">
        <Button onClick={() => void navigate(paths.feed())}>Read some words</Button>
        <Button kind="outline" onClick={onMore}>
          Review more
        </Button>
      </EmptyState>
    </div>
  )
}

function NothingDue() {
  const navigate = useNavigate()
  const next = nextReturnText()
  const text = next === null ? 'Words you meet in the feed come back here the day after.' : `The next word comes back ${next}.`
  return (
    <div className="m-auto">
      <EmptyState title="Nothing to review now" text={text}>
        <Button onClick={() => void navigate(paths.feed())}>Read some words</Button>
      </EmptyState>
    </div>
  )
}
