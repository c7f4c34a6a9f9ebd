import { localDay } from '@verbena/core/base/day'
import { returnSentence } from '@verbena/core/memory/return-sentence'
import type { WordId } from '@verbena/core/words/word'
import { CalendarClock } from 'lucide-react'
import { useKnown, useOpenMemory } from '../../state/memory/use-memory'

/** When the word comes back, and why. */
export function ReturnLine({ wordId }: { wordId: WordId }) {
  const isOpen = useOpenMemory()
  const { memory, views, learned } = useKnown()
  return (
    <p className="flex min-h-6 items-start justify-center gap-2 text-sm text-muted text-pretty">
      {isOpen && (
        <>
          <CalendarClock aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
          {returnSentence(memory.get(wordId), views[wordId], learned[wordId], localDay(new Date()))}
        </>
      )}
    </p>
  )
}
