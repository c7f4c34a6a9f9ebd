import { localDay } from '@verbena/core/base/day'
import { dayNumber } from '@verbena/core/memory/day-number'
import { dueDay } from '@verbena/core/memory/due'
import { whenText } from '@verbena/core/memory/return-sentence'
import type { ReviewSession } from '@verbena/core/memory/review-session'
import type { Word, WordId } from '@verbena/core/words/word'
import { useMemoryStore } from '../../state/memory/memory-store'
import { Button } from '../../ui/button'
import { ProgressRing } from '../../ui/progress-ring'

type ReviewEndProps = {
  session: ReviewSession
  words: ReadonlyMap<WordId, Word>
  more: number
  onMore: () => void
  onDone: () => void
}

/** What came of a round: how much was known at once, and when the rest comes back. */
export function ReviewEnd({ session, words, more, onMore, onDone }: ReviewEndProps) {
  const memory = useMemoryStore((state) => state.words)
  const now = dayNumber(localDay(new Date()))
  const total = session.asked.length
  const known = total - session.missed.length

  return (
    <div className="m-auto grid w-full animate-rise grid-cols-1 justify-items-center gap-6 px-[24px] py-8 text-center">
      <ProgressRing share={known / total} label={`Known at once: ${known} of ${total} words`}>
        <span className="block font-display text-3xl tabular-nums">{known}</span>
        <span className="block text-sm text-muted">of {total}</span>
      </ProgressRing>
      <div className="grid gap-1.5">
        <h2 ref={takeFocus} tabIndex={-1} className="font-display text-3xl tracking-tight text-balance outline-none">
          Done for now
        </h2>
        <p className="text-muted text-pretty">{missedText(session.missed.length)}</p>
      </div>
      {session.missed.length > 0 && (
        <ul className="w-full max-w-sm divide-y divide-hairline rounded-card border border-hairline text-left">
          {session.missed.map((wordId) => {
            const word = memory.get(wordId)
            return (
              <li key={wordId} className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-2.5">
                <span className="font-medium break-words">{words.get(wordId)?.word}</span>
                <span className="text-sm text-muted">{word && whenText(dueDay(word), now)}</span>
              </li>
            )
          })}
        </ul>
      )}
      <div className="flex flex-wrap justify-center gap-3">
        {more > 0 && (
          <Button kind="outline" onClick={onMore}>
            {more === 1 ? 'One more word' : `${more} more words`}
          </Button>
        )}
        <Button onClick={onDone}>Done</Button>
      </div>
    </div>
  )
}

function missedText(count: number): string {
  if (count === 0) return 'You knew every word at once.'
  return count === 1 ? 'One word comes back soon:' : `${count} words come back soon:`
}

/** What came of the round is read out where the last word stood. */
function takeFocus(heading: HTMLElement | null) {
  heading?.focus({ preventScroll: true })
}
